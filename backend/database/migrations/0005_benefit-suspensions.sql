CREATE TABLE "benefit_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "benefit_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text NOT NULL,
	"ended_early_on" date,
	"return_told_at" timestamp with time zone,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefit_suspensions_months" CHECK ("benefit_suspensions"."from_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and "benefit_suspensions"."to_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "plan_links" DROP CONSTRAINT "plan_links_situation_reason";--> statement-breakpoint
ALTER TABLE "benefit_suspensions" ADD CONSTRAINT "benefit_suspensions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_suspensions" ADD CONSTRAINT "benefit_suspensions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_suspensions_link" ON "benefit_suspensions" USING btree ("link_id","from_month");--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_situation_reason" CHECK ("plan_links"."situation_reason" is null or ("plan_links"."situation_reason" in ('PROVA_DE_VIDA', 'JUDICIAL') and "plan_links"."situation" = 6));