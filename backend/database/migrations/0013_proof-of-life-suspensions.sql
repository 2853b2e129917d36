CREATE TABLE "proof_of_life_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_of_life_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"stands_since" date NOT NULL,
	"lifted_on" date NOT NULL,
	"made_up_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proof_of_life_suspensions_lifted" CHECK ("proof_of_life_suspensions"."lifted_on" >= "proof_of_life_suspensions"."stands_since"),
	CONSTRAINT "proof_of_life_suspensions_made_up" CHECK ("proof_of_life_suspensions"."made_up_on" >= "proof_of_life_suspensions"."lifted_on")
);
--> statement-breakpoint
ALTER TABLE "proof_of_life_suspensions" ADD CONSTRAINT "proof_of_life_suspensions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_of_life_suspensions_link" ON "proof_of_life_suspensions" USING btree ("link_id");