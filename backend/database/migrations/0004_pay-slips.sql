CREATE TABLE "pension_entity" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"cnpj" char(14) NOT NULL,
	"information_officer" text NOT NULL,
	CONSTRAINT "pension_entity_only_one" CHECK ("pension_entity"."id" = 1),
	CONSTRAINT "pension_entity_cnpj" CHECK ("pension_entity"."cnpj" ~ '^[0-9A-Z]{12}[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "pay_slip_lines" (
	"pay_slip_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"code" smallint NOT NULL,
	"reference" jsonb,
	"amount" numeric(15, 2) NOT NULL,
	CONSTRAINT "pay_slip_lines_pay_slip_id_position_pk" PRIMARY KEY("pay_slip_id","position"),
	CONSTRAINT "pay_slip_lines_code" CHECK ("pay_slip_lines"."code" between 101 and 199 or "pay_slip_lines"."code" between 901 and 999),
	CONSTRAINT "pay_slip_lines_amount" CHECK ("pay_slip_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_slips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_slips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"competence" text NOT NULL,
	"paid_on" date NOT NULL,
	"gross" numeric(15, 2) NOT NULL,
	"discounts" numeric(15, 2) NOT NULL,
	"net" numeric(15, 2) NOT NULL,
	"bank" char(3) NOT NULL,
	"agency" text NOT NULL,
	"account" text NOT NULL,
	"memo" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_slips_month" UNIQUE("link_id","competence"),
	CONSTRAINT "pay_slips_competence" CHECK ("pay_slips"."competence" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "pay_slips_net" CHECK ("pay_slips"."net" = "pay_slips"."gross" - "pay_slips"."discounts")
);
--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "tax_rules_start" UNIQUE("kind","valid_from"),
	CONSTRAINT "tax_rules_order" CHECK ("tax_rules"."valid_to" is null or "tax_rules"."valid_to" >= "tax_rules"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "pay_slip_lines" ADD CONSTRAINT "pay_slip_lines_pay_slip_id_pay_slips_id_fk" FOREIGN KEY ("pay_slip_id") REFERENCES "public"."pay_slips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_slips" ADD CONSTRAINT "pay_slips_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_slips_paid" ON "pay_slips" USING btree ("link_id","paid_on");