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
CREATE TABLE "contribution_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"competence" text NOT NULL,
	"method" smallint NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"due_date" date NOT NULL,
	"slip_number" char(8),
	"portfolio" char(3),
	"collection_agency" char(4),
	"collection_account" char(5),
	"debit_agency" text,
	"debit_account" text,
	"paid_on" date,
	"paid_amount" numeric(15, 2),
	"cancelled_on" date,
	"author_id" integer,
	"submission_key" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_payments_slip" UNIQUE("portfolio","slip_number"),
	CONSTRAINT "contribution_payments_submission" UNIQUE("author_id","submission_key"),
	CONSTRAINT "contribution_payments_amount" CHECK ("contribution_payments"."amount" > 0),
	CONSTRAINT "contribution_payments_competence" CHECK ("contribution_payments"."competence" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "contribution_payments_method" CHECK ("contribution_payments"."method" in (2, 5)),
	CONSTRAINT "contribution_payments_slip_whole" CHECK (("contribution_payments"."method" = 2) = (num_nonnulls("contribution_payments"."slip_number", "contribution_payments"."portfolio", "contribution_payments"."collection_agency", "contribution_payments"."collection_account") = 4)),
	CONSTRAINT "contribution_payments_debit_whole" CHECK (("contribution_payments"."method" = 5) = (num_nonnulls("contribution_payments"."debit_agency", "contribution_payments"."debit_account") = 2)),
	CONSTRAINT "contribution_payments_one_end" CHECK ("contribution_payments"."paid_on" is null or ("contribution_payments"."cancelled_on" is null and "contribution_payments"."paid_amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "slip_collection" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"portfolio" char(3) NOT NULL,
	"agency" char(4) NOT NULL,
	"account" char(5) NOT NULL,
	"pix_key" text NOT NULL,
	"city" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slip_collection_only_one" CHECK ("slip_collection"."id" = 1),
	CONSTRAINT "slip_collection_number" CHECK ("slip_collection"."last_number" between 0 and 99999999)
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"valid_until" date,
	"digest" char(64) NOT NULL,
	CONSTRAINT "declarations_kind" CHECK ("declarations"."kind" in ('pep', 'fatca', 'residente-exterior'))
);
--> statement-breakpoint
CREATE TABLE "residence_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"request_id" integer
);
--> statement-breakpoint
CREATE TABLE "profile_questionnaires" (
	"version" smallint PRIMARY KEY NOT NULL,
	"valid_from" date NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_versions" (
	"profile_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"description" text NOT NULL,
	"least_variable_income" numeric(7, 4) NOT NULL,
	"most_variable_income" numeric(7, 4) NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "profile_versions_profile_id_valid_from_pk" PRIMARY KEY("profile_id","valid_from"),
	CONSTRAINT "profile_versions_share" CHECK ("profile_versions"."least_variable_income" >= 0 and "profile_versions"."most_variable_income" between "profile_versions"."least_variable_income" and 100)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"kinship" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"sent_on" date NOT NULL,
	"accepted_on" date,
	"cancelled_on" date,
	"bounced_on" date,
	"submission_key" uuid,
	CONSTRAINT "invitations_address" UNIQUE("link_id","email"),
	CONSTRAINT "invitations_submission" UNIQUE("link_id","submission_key"),
	CONSTRAINT "invitations_email_small" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_phone" CHECK ("invitations"."phone" ~ '^([0-9]{10,11})?$'),
	CONSTRAINT "invitations_one_end" CHECK (num_nonnulls("invitations"."accepted_on", "invitations"."cancelled_on", "invitations"."bounced_on") <= 1)
);
--> statement-breakpoint
CREATE TABLE "meeting_minutes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_minutes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer,
	"body" smallint NOT NULL,
	"number" integer NOT NULL,
	"held_on" date NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tags" text[] NOT NULL,
	"attendees" text[] NOT NULL,
	"decisions" text[] NOT NULL,
	"published_on" date,
	CONSTRAINT "meeting_minutes_number" UNIQUE("body","number"),
	CONSTRAINT "meeting_minutes_body" CHECK ("meeting_minutes"."body" between 1 and 4),
	CONSTRAINT "meeting_minutes_positive" CHECK ("meeting_minutes"."number" > 0),
	CONSTRAINT "meeting_minutes_published_after" CHECK ("meeting_minutes"."published_on" >= "meeting_minutes"."held_on")
);
--> statement-breakpoint
CREATE TABLE "profile_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"questionnaire_version" smallint NOT NULL,
	"answers" jsonb NOT NULL,
	"score" smallint NOT NULL,
	"profile_by_score" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"applied_caps" text[] NOT NULL,
	"answered_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_results_score" CHECK ("profile_results"."score" >= 0),
	CONSTRAINT "profile_results_order" CHECK ("profile_results"."valid_until" >= "profile_results"."answered_on")
);
--> statement-breakpoint
CREATE TABLE "profile_switch_lots" (
	"switch_id" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"unit_value" numeric(18, 8) NOT NULL,
	"quotas" numeric(20, 8) NOT NULL,
	CONSTRAINT "profile_switch_lots_switch_id_entry_id_pk" PRIMARY KEY("switch_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "profile_switches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_switches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"from_profile_id" integer NOT NULL,
	"to_profile_id" integer NOT NULL,
	"effective_on" date NOT NULL,
	"window_closed_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"carried_out_at" timestamp with time zone,
	"quota_date" date,
	"old_unit_value" numeric(18, 8),
	"new_unit_value" numeric(18, 8),
	"balance" numeric(15, 2),
	CONSTRAINT "profile_switches_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "profile_switches_profiles" CHECK ("profile_switches"."from_profile_id" <> "profile_switches"."to_profile_id"),
	CONSTRAINT "profile_switches_whole" CHECK (num_nulls("profile_switches"."carried_out_at", "profile_switches"."quota_date", "profile_switches"."old_unit_value", "profile_switches"."new_unit_value", "profile_switches"."balance") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "contribution_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text NOT NULL,
	"ended_early_on" date,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_suspensions_months" CHECK ("contribution_suspensions"."from_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and "contribution_suspensions"."to_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "tax_regime_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_regime_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"regime" text NOT NULL,
	"chosen_on" date NOT NULL,
	"origin" text NOT NULL,
	"request_id" integer,
	"term" text,
	"term_digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_regime_options_regime" CHECK ("tax_regime_options"."regime" in ('progressive', 'regressive')),
	CONSTRAINT "tax_regime_options_origin" CHECK ("tax_regime_options"."origin" in ('portal', 'imported')),
	CONSTRAINT "tax_regime_options_digest" CHECK ("tax_regime_options"."term_digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "tax_regime_options_signed" CHECK ("tax_regime_options"."origin" <> 'portal' or ("tax_regime_options"."request_id" is not null and "tax_regime_options"."term" is not null and "tax_regime_options"."term_digest" is not null))
);
--> statement-breakpoint
ALTER TABLE "age_exemptions" ADD CONSTRAINT "age_exemptions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_exemptions" ADD CONSTRAINT "age_exemptions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residence_proofs" ADD CONSTRAINT "residence_proofs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residence_proofs" ADD CONSTRAINT "residence_proofs_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_minutes" ADD CONSTRAINT "meeting_minutes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_results" ADD CONSTRAINT "profile_results_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_results" ADD CONSTRAINT "profile_results_questionnaire_version_profile_questionnaires_version_fk" FOREIGN KEY ("questionnaire_version") REFERENCES "public"."profile_questionnaires"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_results" ADD CONSTRAINT "profile_results_profile_by_score_investment_profiles_id_fk" FOREIGN KEY ("profile_by_score") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_results" ADD CONSTRAINT "profile_results_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switch_lots" ADD CONSTRAINT "profile_switch_lots_switch_id_profile_switches_id_fk" FOREIGN KEY ("switch_id") REFERENCES "public"."profile_switches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switch_lots" ADD CONSTRAINT "profile_switch_lots_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_from_profile_id_investment_profiles_id_fk" FOREIGN KEY ("from_profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_to_profile_id_investment_profiles_id_fk" FOREIGN KEY ("to_profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_suspensions" ADD CONSTRAINT "contribution_suspensions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_suspensions" ADD CONSTRAINT "contribution_suspensions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD CONSTRAINT "tax_regime_options_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD CONSTRAINT "tax_regime_options_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "age_exemptions_link" ON "age_exemptions" USING btree ("link_id","start_month" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_payments_one_unpaid" ON "contribution_payments" USING btree ("link_id","competence","purpose") WHERE "contribution_payments"."paid_on" is null and "contribution_payments"."cancelled_on" is null;--> statement-breakpoint
CREATE INDEX "contribution_payments_link" ON "contribution_payments" USING btree ("link_id","due_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "declarations_person" ON "declarations" USING btree ("person_id","kind","declared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "residence_proofs_person" ON "residence_proofs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "residence_proofs_request" ON "residence_proofs" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "meeting_minutes_newest" ON "meeting_minutes" USING btree ("held_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_results_link" ON "profile_results" USING btree ("link_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_switches_link" ON "profile_switches" USING btree ("link_id","effective_on");--> statement-breakpoint
CREATE INDEX "profile_switches_waiting" ON "profile_switches" USING btree ("effective_on") WHERE "profile_switches"."carried_out_at" is null;--> statement-breakpoint
CREATE INDEX "contribution_suspensions_link" ON "contribution_suspensions" USING btree ("link_id","from_month" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tax_regime_options_link" ON "tax_regime_options" USING btree ("link_id","chosen_on" DESC NULLS LAST,"id" DESC NULLS LAST);