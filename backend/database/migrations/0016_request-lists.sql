CREATE TABLE "request_centre_preferences" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"rows_per_page" smallint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_centre_rows" CHECK ("request_centre_preferences"."rows_per_page" in (5, 25, 50))
);
--> statement-breakpoint
CREATE TABLE "request_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_views_name_said" CHECK (length(trim("request_views"."name")) between 1 and 40),
	CONSTRAINT "request_views_size" CHECK (octet_length("request_views"."filters"::text) <= 2000)
);
--> statement-breakpoint
DROP INDEX "requests_in_analysis";--> statement-breakpoint
DROP INDEX "requests_running";--> statement-breakpoint
ALTER TABLE "request_centre_preferences" ADD CONSTRAINT "request_centre_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_views" ADD CONSTRAINT "request_views_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_views_name" ON "request_views" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "requests_returned" ON "requests" USING btree ("due_on","filed_at","id","status","plan_id","kind_id","analyst_id") WHERE "requests"."status" = 3;--> statement-breakpoint
CREATE INDEX "requests_held" ON "requests" USING btree ("analyst_id","status") WHERE "requests"."status" in (1, 2, 3, 4);--> statement-breakpoint
CREATE INDEX "requests_running" ON "requests" USING btree ("due_on","filed_at","id","status","plan_id","kind_id","analyst_id","sla_business_days") WHERE "requests"."status" in (1, 2, 4);