CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer,
	"name" text NOT NULL,
	"cnpj" char(14) NOT NULL,
	"category" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"site" text,
	"contact" text,
	CONSTRAINT "suppliers_contract" UNIQUE NULLS NOT DISTINCT("cnpj","plan_id","category","starts_on"),
	CONSTRAINT "suppliers_cnpj_shape" CHECK ("suppliers"."cnpj" ~ '^[0-9A-Z]{12}[0-9]{2}$'),
	CONSTRAINT "suppliers_category" CHECK ("suppliers"."category" between 1 and 6),
	CONSTRAINT "suppliers_order" CHECK ("suppliers"."ends_on" is null or "suppliers"."ends_on" >= "suppliers"."starts_on"),
	CONSTRAINT "suppliers_site" CHECK ("suppliers"."site" ~ '^https://')
);
--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suppliers_plan" ON "suppliers" USING btree ("plan_id");