CREATE TABLE "age_exemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_exemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"applies_here" boolean NOT NULL,
	"other_sources" text[] NOT NULL,
	"start_month" text NOT NULL,
	"request_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "age_exemptions_month" CHECK ("age_exemptions"."start_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "age_exemptions_sources" CHECK ("age_exemptions"."applies_here" = (cardinality("age_exemptions"."other_sources") = 0))
);
--> statement-breakpoint
ALTER TABLE "age_exemptions" ADD CONSTRAINT "age_exemptions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_exemptions" ADD CONSTRAINT "age_exemptions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "age_exemptions_link" ON "age_exemptions" USING btree ("link_id","start_month" DESC NULLS LAST,"id" DESC NULLS LAST);