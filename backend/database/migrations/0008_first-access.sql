CREATE TABLE "password_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" char(64) NOT NULL,
	"person_id" integer,
	"token_hash" char(64),
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "password_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_links_term" CHECK (("password_links"."token_hash" is null) = ("password_links"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"session_id" integer,
	"outcome" text NOT NULL,
	"device" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ins_outcome" CHECK ("sign_ins"."outcome" in ('opened', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "address_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"lives_abroad" boolean NOT NULL,
	"postal_code" text NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"complement" text NOT NULL,
	"neighborhood" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" char(2) NOT NULL,
	"tax_number" text NOT NULL,
	"proof_id" uuid,
	CONSTRAINT "addresses_in_brazil" CHECK ("addresses"."lives_abroad" or ("addresses"."country" = 'BR' and "addresses"."postal_code" ~ '^[0-9]{8}$' and "addresses"."state" ~ '^[A-Z]{2}$')),
	CONSTRAINT "addresses_abroad" CHECK (not "addresses"."lives_abroad" or "addresses"."country" <> 'BR')
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"text_version" smallint NOT NULL,
	"is_granted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"agency" text NOT NULL,
	"account" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_accounts_bank" CHECK ("bank_accounts"."bank" ~ '^[0-9]{3}$'),
	CONSTRAINT "bank_accounts_agency" CHECK ("bank_accounts"."agency" ~ '^[0-9]{4}$'),
	CONSTRAINT "bank_accounts_account" CHECK ("bank_accounts"."account" ~ '^[0-9]{5}-[0-9]$')
);
--> statement-breakpoint
CREATE TABLE "person_contacts" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"mobile_phone" text,
	"home_phone" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_contacts_mobile" CHECK ("person_contacts"."mobile_phone" ~ '^[0-9]{11}$'),
	CONSTRAINT "person_contacts_home" CHECK ("person_contacts"."home_phone" ~ '^[0-9]{10,11}$')
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"owner_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"data" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "drafts_size" CHECK (octet_length("data"::text) <= 131072)
);
--> statement-breakpoint
CREATE TABLE "onboarding_answers" (
	"link_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"skipped" boolean NOT NULL,
	"metadata" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "onboarding_answers_link_id_step_pk" PRIMARY KEY("link_id","step"),
	CONSTRAINT "onboarding_answers_step" CHECK ("onboarding_answers"."step" between 1 and 7),
	CONSTRAINT "onboarding_answers_skipped" CHECK (not "onboarding_answers"."skipped" or "onboarding_answers"."step" >= 5)
);
--> statement-breakpoint
CREATE TABLE "onboardings" (
	"link_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"completed_at" timestamp with time zone,
	"contribution_month" text,
	"profile_effective_on" date,
	CONSTRAINT "onboardings_version" CHECK ("onboardings"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "person_accesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"attendant_id" integer NOT NULL,
	"attendant_level" smallint NOT NULL,
	"session_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "person_accesses_level" CHECK ("person_accesses"."attendant_level" between 1 and 3),
	CONSTRAINT "person_accesses_kind" CHECK ("person_accesses"."kind" in ('serving', 'consultation')),
	CONSTRAINT "person_accesses_somebody_else" CHECK ("person_accesses"."attendant_id" <> "person_accesses"."person_id"),
	CONSTRAINT "person_accesses_serving" CHECK (("person_accesses"."kind" = 'serving') = ("person_accesses"."reason" is not null) and ("person_accesses"."kind" = 'serving') = ("person_accesses"."ends_at" is not null)),
	CONSTRAINT "person_accesses_order" CHECK ("person_accesses"."ended_at" is null or "person_accesses"."ended_at" >= "person_accesses"."started_at")
);
--> statement-breakpoint
CREATE TABLE "re_registration_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "re_registration_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" char(64) NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "re_registration_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "re_registration_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"code_hash" text,
	"attendant_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"session_id" integer
);
--> statement-breakpoint
CREATE TABLE "re_registration_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"proof" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"request_id" integer,
	CONSTRAINT "re_registration_files_proof" CHECK ("re_registration_files"."proof" in ('selfie', 'documento', 'comprovante-residencia', 'comprovante-bancario', 'comprovante-dependentes'))
);
--> statement-breakpoint
CREATE TABLE "re_registration_refusals" (
	"request_id" integer NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "re_registration_refusals_request_id_item_pk" PRIMARY KEY("request_id","item")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"mother_name" text NOT NULL,
	"marital_status" text NOT NULL,
	"document" text NOT NULL,
	"document_issuer" text NOT NULL,
	"dependants" jsonb NOT NULL,
	"declarations" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_switches" ALTER COLUMN "request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "serving_id" integer;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "income_range" smallint;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_proofs" ADD CONSTRAINT "address_proofs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_proof_id_address_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."address_proofs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_contacts" ADD CONSTRAINT "person_contacts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_answers" ADD CONSTRAINT "onboarding_answers_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_codes" ADD CONSTRAINT "re_registration_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_codes" ADD CONSTRAINT "re_registration_codes_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_codes" ADD CONSTRAINT "re_registration_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_files" ADD CONSTRAINT "re_registration_files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_files" ADD CONSTRAINT "re_registration_files_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_refusals" ADD CONSTRAINT "re_registration_refusals_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_account" ON "password_links" USING btree ("account","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "password_links_person" ON "password_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_ins_person" ON "sign_ins" USING btree ("person_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_ins_session" ON "sign_ins" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "address_proofs_person" ON "address_proofs" USING btree ("person_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "addresses_person" ON "addresses" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "addresses_proof" ON "addresses" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person_id","purpose","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_one_each" ON "drafts" USING btree ("subject","owner_id") WHERE "drafts"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "drafts_owner" ON "drafts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "person_accesses_person" ON "person_accesses" USING btree ("person_id","started_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "person_accesses_one_open" ON "person_accesses" USING btree ("session_id") WHERE "person_accesses"."kind" = 'serving' and "person_accesses"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "person_accesses_one_consultation" ON "person_accesses" USING btree ("session_id","person_id") WHERE "person_accesses"."kind" = 'consultation';--> statement-breakpoint
CREATE INDEX "re_registration_attempts_account" ON "re_registration_attempts" USING btree ("account","kind","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "re_registration_codes_person" ON "re_registration_codes" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "re_registration_codes_session" ON "re_registration_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "re_registration_files_person" ON "re_registration_files" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "re_registration_files_request" ON "re_registration_files" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_serving_id_person_accesses_id_fk" FOREIGN KEY ("serving_id") REFERENCES "public"."person_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_serving" ON "audit_entries" USING btree ("serving_id") WHERE "audit_entries"."serving_id" is not null;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_income_range" CHECK ("people"."income_range" between 1 and 6);