CREATE TABLE "death_links" (
	"link_id" integer PRIMARY KEY NOT NULL,
	"death_id" integer NOT NULL,
	"balance" numeric(15, 2) NOT NULL,
	"paid_after" numeric(15, 2) NOT NULL,
	"cancelled_boletos" integer NOT NULL,
	"loan_id" integer,
	"loan_covered" numeric(15, 2),
	"loan_still_owed" numeric(15, 2),
	"loan_refund" numeric(15, 2),
	"without_pension" text,
	CONSTRAINT "death_links_amounts" CHECK ("death_links"."balance" >= 0 and "death_links"."paid_after" >= 0),
	CONSTRAINT "death_links_loan" CHECK (num_nonnulls("death_links"."loan_id", "death_links"."loan_covered", "death_links"."loan_still_owed", "death_links"."loan_refund") in (0, 4)),
	CONSTRAINT "death_links_without_pension" CHECK ("death_links"."without_pension" in ('no-balance', 'pensioner', 'no-dependants', 'income-for-life'))
);
--> statement-breakpoint
CREATE TABLE "deaths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deaths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"died_on" date NOT NULL,
	"registered_by_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deaths_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "pensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"death_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"dependant_id" integer NOT NULL,
	"points" numeric(5, 2) NOT NULL,
	"beneficiary_link_id" integer,
	"amount" numeric(15, 2),
	"opened_by_id" integer,
	"opened_at" timestamp with time zone,
	CONSTRAINT "pensions_beneficiary_link_id_unique" UNIQUE("beneficiary_link_id"),
	CONSTRAINT "pensions_dependant" UNIQUE("link_id","dependant_id"),
	CONSTRAINT "pensions_points" CHECK ("pensions"."points" between 0 and 100),
	CONSTRAINT "pensions_opened" CHECK (num_nonnulls("pensions"."beneficiary_link_id", "pensions"."amount", "pensions"."opened_by_id", "pensions"."opened_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_subject_kind";--> statement-breakpoint
ALTER TABLE "death_links" ADD CONSTRAINT "death_links_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "death_links" ADD CONSTRAINT "death_links_death_id_deaths_id_fk" FOREIGN KEY ("death_id") REFERENCES "public"."deaths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "death_links" ADD CONSTRAINT "death_links_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deaths" ADD CONSTRAINT "deaths_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deaths" ADD CONSTRAINT "deaths_registered_by_id_people_id_fk" FOREIGN KEY ("registered_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pensions" ADD CONSTRAINT "pensions_death_id_deaths_id_fk" FOREIGN KEY ("death_id") REFERENCES "public"."deaths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pensions" ADD CONSTRAINT "pensions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pensions" ADD CONSTRAINT "pensions_dependant_id_dependants_id_fk" FOREIGN KEY ("dependant_id") REFERENCES "public"."dependants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pensions" ADD CONSTRAINT "pensions_beneficiary_link_id_plan_links_id_fk" FOREIGN KEY ("beneficiary_link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pensions" ADD CONSTRAINT "pensions_opened_by_id_people_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "death_links_death" ON "death_links" USING btree ("death_id");--> statement-breakpoint
CREATE INDEX "pensions_death" ON "pensions" USING btree ("death_id");--> statement-breakpoint
CREATE INDEX "pensions_of_dependant" ON "pensions" USING btree ("dependant_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK (purpose in ('residence-proof', 'address-proof', 'selfie', 'identity-document', 'bank-account-proof', 'dependants-proof', 'dependant-document', 'medical-report', 'benefit-identity', 'benefit-cpf', 'benefit-address-proof', 'benefit-employment-end', 'benefit-disability-award', 'bank-return', 'death-certificate', 'sent-document', 'request-identity-document', 'request-bank-proof', 'request-address-proof', 'request-signed-form', 'request-other-document', 'conversation', 'export'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_subject_kind" CHECK (subject_kind in ('request', 'address', 'onboarding', 're-registration-draft', 'payment-clearing', 'message', 'death'));