CREATE TABLE "record_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"reason" text NOT NULL,
	"held_by_id" integer NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"release_reason" text,
	"released_by_id" integer,
	"released_at" timestamp with time zone,
	CONSTRAINT "record_holds_released" CHECK (num_nonnulls("record_holds"."release_reason", "record_holds"."released_by_id", "record_holds"."released_at") in (0, 3)),
	CONSTRAINT "record_holds_reasons" CHECK (char_length("record_holds"."reason") between 1 and 500 and coalesce(char_length("record_holds"."release_reason"), 1) between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_cpf_digits";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_links" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "record_holds" ADD CONSTRAINT "record_holds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_holds" ADD CONSTRAINT "record_holds_held_by_id_people_id_fk" FOREIGN KEY ("held_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_holds" ADD CONSTRAINT "record_holds_released_by_id_people_id_fk" FOREIGN KEY ("released_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_holds_one_in_force" ON "record_holds" USING btree ("person_id") WHERE "record_holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "record_holds_person" ON "record_holds" USING btree ("person_id","id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_cpf_digits" CHECK (case when "people"."erased_at" is null then "people"."cpf" ~ '^[0-9]{11}$' else "people"."cpf" ~ '^-[0-9]{10}$' end);--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_erased" CHECK ("plan_links"."erased_at" is null or "plan_links"."situation" in (4, 5, 8));