CREATE SEQUENCE "public"."rule_draft_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."theme_draft_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" char(64) NOT NULL,
	"person_id" integer,
	"token_hash" char(64),
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"network" text,
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
	"proof_file_id" integer,
	CONSTRAINT "addresses_in_brazil" CHECK ("addresses"."lives_abroad" or ("addresses"."country" = 'BR' and "addresses"."postal_code" ~ '^[0-9]{8}$' and "addresses"."state" ~ '^[A-Z]{2}$')),
	CONSTRAINT "addresses_abroad" CHECK (not "addresses"."lives_abroad" or "addresses"."country" <> 'BR')
);
--> statement-breakpoint
CREATE TABLE "age_exemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_exemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"applies_here" boolean NOT NULL,
	"other_sources" text[] NOT NULL,
	"valid_from" text NOT NULL,
	"request_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "age_exemptions_month" CHECK ("age_exemptions"."valid_from" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "age_exemptions_sources" CHECK ("age_exemptions"."applies_here" = (cardinality("age_exemptions"."other_sources") = 0))
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_key" uuid NOT NULL,
	"sent_by_id" integer NOT NULL,
	"audience" text NOT NULL,
	"person_id" integer,
	"plan_id" integer,
	"category" smallint,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"leads_to" text,
	"send_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"expected" integer NOT NULL,
	"reached_person_id" integer DEFAULT 0 NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"emailed" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"cancelled_by_id" integer,
	CONSTRAINT "announcements_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "announcements_state" CHECK ("announcements"."state" in ('agendado', 'enviando', 'enviado', 'cancelado')),
	CONSTRAINT "announcements_audience" CHECK (case "announcements"."audience"
        when 'pessoa' then "announcements"."person_id" is not null and "announcements"."plan_id" is null and "announcements"."category" is null
        when 'plano' then "announcements"."person_id" is null and "announcements"."plan_id" is not null and "announcements"."category" is null
        when 'categoria' then "announcements"."person_id" is null and "announcements"."category" between 1 and 5
        else false end),
	CONSTRAINT "announcements_words" CHECK (length("announcements"."title") between 1 and 80 and length("announcements"."text") between 1 and 500),
	CONSTRAINT "announcements_ended" CHECK (("announcements"."state" in ('enviado', 'cancelado')) = ("announcements"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account" char(64) NOT NULL,
	"place" char(64) NOT NULL,
	"network" char(64),
	"is_open" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_kind" CHECK ("attempts"."kind" in ('sign-in', 'password', 'password-link', 'code-asked', 'code-failed'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"serving_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balance_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "balance_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount" numeric(15, 2),
	"released_at" timestamp with time zone,
	CONSTRAINT "balance_blocks_amount" CHECK ("balance_blocks"."amount" is null or "balance_blocks"."amount" > 0),
	CONSTRAINT "balance_blocks_account" CHECK ("balance_blocks"."account" in ('all', 'participant-basic', 'participant-supplementary', 'participant-voluntary', 'sponsor', 'ported-open-participant', 'ported-open-sponsor', 'ported-closed-participant', 'ported-closed-sponsor'))
);
--> statement-breakpoint
CREATE TABLE "open_exclusions" (
	"link_id" integer NOT NULL,
	"pair" text NOT NULL,
	"request_id" integer NOT NULL,
	CONSTRAINT "open_exclusions_pair" PRIMARY KEY("link_id","pair")
);
--> statement-breakpoint
CREATE TABLE "benefit_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "benefit_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"benefit_id" integer NOT NULL,
	"code" smallint NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefit_discounts_code" CHECK ("benefit_discounts"."code" in (910, 930, 940, 950)),
	CONSTRAINT "benefit_discounts_amount" CHECK ("benefit_discounts"."amount" > 0),
	CONSTRAINT "benefit_discounts_months" CHECK ("benefit_discounts"."to_month" is null or "benefit_discounts"."to_month" >= "benefit_discounts"."from_month")
);
--> statement-breakpoint
CREATE TABLE "benefit_incomes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "benefit_incomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"benefit_id" integer NOT NULL,
	"valid_from" text NOT NULL,
	"income_type" text NOT NULL,
	"percent" numeric(7, 4),
	"term_months" smallint,
	"monthly_amount" numeric(15, 2),
	"quotas_per_month" numeric(20, 8),
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefit_incomes_month" CHECK ("benefit_incomes"."valid_from" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "benefit_incomes_shape" CHECK (case "benefit_incomes"."income_type"
        when 'percent' then num_nonnulls("benefit_incomes"."percent") = 1 and num_nonnulls("benefit_incomes"."term_months", "benefit_incomes"."monthly_amount", "benefit_incomes"."quotas_per_month") = 0
        when 'fixed-term' then num_nonnulls("benefit_incomes"."term_months") = 1 and num_nonnulls("benefit_incomes"."monthly_amount", "benefit_incomes"."quotas_per_month") = 1 and "benefit_incomes"."percent" is null
        when 'lifetime' then num_nonnulls("benefit_incomes"."monthly_amount") = 1 and num_nonnulls("benefit_incomes"."percent", "benefit_incomes"."term_months", "benefit_incomes"."quotas_per_month") = 0
        else num_nonnulls("benefit_incomes"."percent", "benefit_incomes"."term_months", "benefit_incomes"."monthly_amount", "benefit_incomes"."quotas_per_month") = 0
      end),
	CONSTRAINT "benefit_incomes_amounts" CHECK (coalesce("benefit_incomes"."percent", 1) > 0 and coalesce("benefit_incomes"."term_months", 1) > 0 and coalesce("benefit_incomes"."monthly_amount", 1) > 0 and coalesce("benefit_incomes"."quotas_per_month", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "benefits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "benefits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"kind" text NOT NULL,
	"request_id" integer,
	"granted_on" date NOT NULL,
	"first_payment_on" date NOT NULL,
	"cash_percent" numeric(7, 4) NOT NULL,
	"bank" char(3) NOT NULL,
	"agency" text NOT NULL,
	"account" text NOT NULL,
	"term_days_at_grant" integer,
	"ended_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "benefits_cash" CHECK ("benefits"."cash_percent" between 0 and 100)
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
	CONSTRAINT "bank_accounts_account" CHECK ("bank_accounts"."account" ~ '^[0-9]{1,12}-[0-9XP]$')
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
CREATE TABLE "contribution_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"competence" text NOT NULL,
	"method" smallint NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"parts" jsonb NOT NULL,
	"due_date" date NOT NULL,
	"slip_number" char(8),
	"portfolio" char(3),
	"collection_agency" char(4),
	"collection_account" char(5),
	"debit_agency" text,
	"debit_account" text,
	"paid_on" date,
	"paid_amount" numeric(15, 2),
	"credit_on" date,
	"credited_on" date,
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
	CONSTRAINT "contribution_payments_one_end" CHECK ("contribution_payments"."paid_on" is null or ("contribution_payments"."cancelled_on" is null and "contribution_payments"."paid_amount" is not null and "contribution_payments"."credit_on" is not null)),
	CONSTRAINT "contribution_payments_credit" CHECK ("contribution_payments"."credited_on" is null or ("contribution_payments"."paid_on" is not null and "contribution_payments"."credited_on" >= "contribution_payments"."credit_on"))
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
CREATE TABLE "contribution_percentages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_percentages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"basic" numeric(7, 4) NOT NULL,
	"supplementary" numeric(7, 4) NOT NULL,
	"valid_from" text NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contribution_percentages_range" CHECK ("contribution_percentages"."basic" between 0 and 100 and "contribution_percentages"."supplementary" between 0 and 100),
	CONSTRAINT "contribution_percentages_month" CHECK ("contribution_percentages"."valid_from" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "salaries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salaries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "salaries_start" UNIQUE("link_id","valid_from"),
	CONSTRAINT "salaries_amount" CHECK ("salaries"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voluntary_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voluntary_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"payment_method" smallint NOT NULL,
	"agency" text,
	"account" text,
	"bank" smallint DEFAULT 341 NOT NULL,
	"valid_from" text NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voluntary_settings_amount" CHECK ("voluntary_settings"."amount" > 0),
	CONSTRAINT "voluntary_settings_method" CHECK ("voluntary_settings"."payment_method" in (2, 5)),
	CONSTRAINT "voluntary_settings_debit_account" CHECK ("voluntary_settings"."payment_method" <> 5 or ("voluntary_settings"."agency" is not null and "voluntary_settings"."account" is not null)),
	CONSTRAINT "voluntary_settings_month" CHECK ("voluntary_settings"."valid_from" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"request_id" integer,
	"attendant_id" integer,
	"subject" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"last_entry_id" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"participant_received" integer DEFAULT 0 NOT NULL,
	"participant_read" integer DEFAULT 0 NOT NULL,
	"desk_received" integer DEFAULT 0 NOT NULL,
	"desk_read" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"kind" text DEFAULT 'message' NOT NULL,
	"author_id" integer NOT NULL,
	"author_role" text NOT NULL,
	"text" text NOT NULL,
	"assignee_id" integer,
	"note" text,
	"sent_at" timestamp with time zone NOT NULL,
	"submission_key" uuid,
	CONSTRAINT "messages_submission" UNIQUE("author_id","submission_key"),
	CONSTRAINT "messages_author_role" CHECK ("messages"."author_role" in ('participant', 'attendant')),
	CONSTRAINT "messages_kind" CHECK (kind in ('message', 'closed', 'reopened', 'taken', 'handed-over')),
	CONSTRAINT "messages_only_text" CHECK ("messages"."kind" = 'message' or ("messages"."text" = '' and "messages"."submission_key" is null)),
	CONSTRAINT "messages_only_hand_over" CHECK ("messages"."kind" = 'handed-over' or ("messages"."note" is null and "messages"."assignee_id" is null))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dated_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dated_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"plan_id" integer,
	"version" integer NOT NULL,
	"during" daterange NOT NULL,
	"rules" jsonb NOT NULL,
	"source" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer,
	"note" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "dated_rules_version" UNIQUE NULLS NOT DISTINCT("kind","plan_id","version"),
	CONSTRAINT "dated_rules_during" CHECK (not isempty("dated_rules"."during") and not lower_inf("dated_rules"."during")),
	CONSTRAINT "dated_rules_source" CHECK ("dated_rules"."source" <> '')
);
--> statement-breakpoint
CREATE TABLE "rule_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rule_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"plan_id" integer,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"from_day" date,
	"source" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer NOT NULL,
	CONSTRAINT "rule_drafts_one" UNIQUE NULLS NOT DISTINCT("kind","plan_id")
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"valid_until" date,
	CONSTRAINT "declarations_kind" CHECK ("declarations"."kind" in ('pep', 'fatca', 'residente-exterior'))
);
--> statement-breakpoint
CREATE TABLE "dependants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dependants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"type" integer NOT NULL,
	"link_id" integer,
	"name" text NOT NULL,
	"cpf" text NOT NULL,
	"birth_date" date NOT NULL,
	"kinship" text NOT NULL,
	"share" numeric(5, 2) NOT NULL,
	"is_student" boolean NOT NULL,
	"is_disabled" boolean NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"end_reason" text,
	"added_by" integer,
	"ended_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dependants_type" CHECK (("dependants"."type" = 1 and "dependants"."link_id" is null) or ("dependants"."type" = 2 and "dependants"."link_id" is not null)),
	CONSTRAINT "dependants_cpf_digits" CHECK ("dependants"."cpf" ~ '^[0-9]{11}$'),
	CONSTRAINT "dependants_share" CHECK ("dependants"."share" > 0 and "dependants"."share" <= 100),
	CONSTRAINT "dependants_kinship" CHECK ((type = 1 and kinship in ('01', '02', '03', '04', '06', '07', '09', '10', '11', '12', '99')) or (type = 2 and kinship in ('conjuge', 'companheiro', 'filho', 'enteado', 'genitor', 'irmao', 'designado'))),
	CONSTRAINT "dependants_days" CHECK ("dependants"."valid_until" >= "dependants"."valid_from" - 1),
	CONSTRAINT "dependants_end" CHECK (("dependants"."valid_until" is null) = ("dependants"."end_reason" is null)),
	CONSTRAINT "dependants_end_reason" CHECK (end_reason in ('age', 'death', 'separation', 'other', 'changed'))
);
--> statement-breakpoint
CREATE TABLE "document_reasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"attendant_id" integer NOT NULL,
	"reason" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
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
CREATE TABLE "due_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "due_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"not_before" timestamp with time zone,
	CONSTRAINT "due_acts_once" UNIQUE("kind","subject_id","due_on"),
	CONSTRAINT "due_acts_attempts" CHECK ("due_acts"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"recipient" text,
	"person_id" integer,
	"request_id" integer,
	"announcement_id" integer,
	"caused_by_id" integer,
	"variables" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"path" text NOT NULL,
	"secret" jsonb,
	"invitation" jsonb,
	"state" text DEFAULT 'na-fila' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"queued_at" timestamp with time zone NOT NULL,
	"attempted_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "emails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "emails_state" CHECK ("emails"."state" in ('na-fila', 'enviado', 'tenta-de-novo', 'desistiu', 'recusado')),
	CONSTRAINT "emails_sent" CHECK (("emails"."state" = 'enviado') = ("emails"."sent_at" is not null)),
	CONSTRAINT "emails_ended" CHECK (("emails"."state" in ('desistiu', 'recusado')) = ("emails"."ended_at" is not null)),
	CONSTRAINT "emails_recipient" CHECK ("emails"."recipient" is not null or "emails"."secret" is not null),
	CONSTRAINT "emails_attempts" CHECK ("emails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "database_purpose" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"purpose" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "database_purpose_only_one" CHECK ("database_purpose"."id" = 1),
	CONSTRAINT "database_purpose_known" CHECK ("database_purpose"."purpose" in ('entity', 'demonstration'))
);
--> statement-breakpoint
CREATE TABLE "pension_entity" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"cnpj" char(14) NOT NULL,
	"information_officer" text NOT NULL,
	CONSTRAINT "pension_entity_only_one" CHECK ("pension_entity"."id" = 1),
	CONSTRAINT "pension_entity_cnpj" CHECK ("pension_entity"."cnpj" ~ '^[0-9A-Z]{12}[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "file_contents" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" integer,
	"link_id" integer,
	"subject_kind" text,
	"subject_id" integer,
	"sha256" char(64) NOT NULL,
	"bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"scan" text NOT NULL,
	"content_key" text,
	"uploaded_by" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	"upload_key" uuid,
	"sent_sha256" char(64),
	"attached_at" timestamp with time zone,
	"retained_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "files_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "files_upload_key" UNIQUE("owner_id","upload_key"),
	CONSTRAINT "files_purpose" CHECK (purpose in ('residence-proof', 'address-proof', 'selfie', 'identity-document', 'bank-account-proof', 'dependants-proof', 'dependant-document', 'medical-report', 'bank-return', 'sent-document', 'request-identity-document', 'request-bank-proof', 'request-address-proof', 'request-signed-form', 'request-other-document', 'conversation', 'export')),
	CONSTRAINT "files_subject_kind" CHECK (subject_kind in ('request', 'address', 'onboarding', 're-registration-draft', 'payment-clearing', 'message')),
	CONSTRAINT "files_subject_whole" CHECK (("files"."subject_kind" is null) = ("files"."subject_id" is null)),
	CONSTRAINT "files_deleted" CHECK (("files"."deleted_at" is null) = ("files"."content_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "illness_exemptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "illness_exemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" date,
	"request_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "illness_exemptions_month" CHECK ("illness_exemptions"."valid_from" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
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
CREATE TABLE "profile_switches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_switches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"request_id" integer,
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
CREATE TABLE "profile_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"description" text NOT NULL,
	"least_variable_income" numeric(7, 4) NOT NULL,
	"most_variable_income" numeric(7, 4) NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "profile_versions_start" UNIQUE("profile_id","valid_from"),
	CONSTRAINT "profile_versions_share" CHECK ("profile_versions"."least_variable_income" >= 0 and "profile_versions"."most_variable_income" between "profile_versions"."least_variable_income" and 100)
);
--> statement-breakpoint
CREATE TABLE "investment_profiles" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"risk_order" smallint NOT NULL,
	CONSTRAINT "investment_profiles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "invitation_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invitation_id" integer NOT NULL,
	"token_hash" char(64) NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_links_token_hash_unique" UNIQUE("token_hash")
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
	"valid_until" date NOT NULL,
	"accepted_on" date,
	"refused_on" date,
	"refusal_reason" text,
	"answered_on" date,
	"answered_by_id" integer,
	"cancelled_on" date,
	"bounced_on" date,
	"submission_key" uuid,
	CONSTRAINT "invitations_address" UNIQUE("link_id","email"),
	CONSTRAINT "invitations_submission" UNIQUE("link_id","submission_key"),
	CONSTRAINT "invitations_email_small" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_phone" CHECK ("invitations"."phone" ~ '^([0-9]{10,11})?$'),
	CONSTRAINT "invitations_one_end" CHECK (num_nonnulls("invitations"."accepted_on", "invitations"."refused_on", "invitations"."cancelled_on", "invitations"."bounced_on") <= 1),
	CONSTRAINT "invitations_reason" CHECK ("invitations"."refusal_reason" is null or "invitations"."refused_on" is not null),
	CONSTRAINT "invitations_answer" CHECK (("invitations"."answered_on" is null) = ("invitations"."answered_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"date" date NOT NULL,
	"lot_date" date NOT NULL,
	"competence" text NOT NULL,
	"type" text NOT NULL,
	"account" text NOT NULL,
	"profile_id" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"unit_value" numeric(18, 8) NOT NULL,
	"quota_version" smallint,
	"quotas" numeric(20, 8) NOT NULL,
	"cause_kind" text NOT NULL,
	"cause_id" text NOT NULL,
	"key" text NOT NULL,
	"line" text NOT NULL,
	"corrects_entry_id" bigint,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_key" UNIQUE("cause_kind","cause_id","key"),
	CONSTRAINT "ledger_entries_type" CHECK ("ledger_entries"."type" in ('CB', 'CS', 'CV', 'CP', 'CA', 'CR', 'PT-A', 'PT-F', 'redemption', 'forfeited', 'portability-out', 'loan-offset', 'fee', 'income', 'cash-withdrawal', 'switch-out', 'switch-in')),
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('participant-basic', 'participant-supplementary', 'participant-voluntary', 'sponsor', 'ported-open-participant', 'ported-open-sponsor', 'ported-closed-participant', 'ported-closed-sponsor', 'administration', 'risk')),
	CONSTRAINT "ledger_entries_cause" CHECK ("ledger_entries"."cause_kind" in ('import', 'contribution-payment', 'request', 'investment-profile-switch', 'benefit-payment', 'balance-fee', 'correction')),
	CONSTRAINT "ledger_entries_month" CHECK ("ledger_entries"."competence" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "ledger_entries_lot" CHECK ("ledger_entries"."lot_date" <= "ledger_entries"."date"),
	CONSTRAINT "ledger_entries_quota" CHECK ("ledger_entries"."account" in ('administration', 'risk') or "ledger_entries"."quota_version" is not null),
	CONSTRAINT "ledger_entries_unit" CHECK ("ledger_entries"."unit_value" >= 0 and ("ledger_entries"."unit_value" = 0) = ("ledger_entries"."quota_version" is null)),
	CONSTRAINT "ledger_entries_sign" CHECK ("ledger_entries"."amount" * "ledger_entries"."quotas" >= 0 and ("ledger_entries"."account" in ('administration', 'risk')) = ("ledger_entries"."quotas" = 0)),
	CONSTRAINT "ledger_entries_direction" CHECK ("ledger_entries"."corrects_entry_id" is not null or ("ledger_entries"."amount" >= 0) = ("ledger_entries"."type" in ('CB', 'CS', 'CV', 'CP', 'CA', 'CR', 'PT-A', 'PT-F', 'switch-in')) or "ledger_entries"."amount" = 0)
);
--> statement-breakpoint
CREATE TABLE "quota_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"profile_id" integer NOT NULL,
	"date" date NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"value" numeric(18, 8) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_values_version" UNIQUE("profile_id","date","version"),
	CONSTRAINT "quota_values_published" UNIQUE("profile_id","date","version","value"),
	CONSTRAINT "quota_values_positive" CHECK ("quota_values"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "link_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"event" text NOT NULL,
	"from_category" smallint NOT NULL,
	"from_situation" smallint NOT NULL,
	"to_category" smallint NOT NULL,
	"to_situation" smallint NOT NULL,
	"on" date NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_moves_moves" CHECK (("link_moves"."from_category", "link_moves"."from_situation") <> ("link_moves"."to_category", "link_moves"."to_situation"))
);
--> statement-breakpoint
CREATE TABLE "loan_instalments" (
	"loan_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"due_date" date NOT NULL,
	"correction" numeric(15, 2) NOT NULL,
	"interest" numeric(15, 2) NOT NULL,
	"amortisation" numeric(15, 2) NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"balance" numeric(15, 2) NOT NULL,
	CONSTRAINT "loan_instalments_loan_id_number_pk" PRIMARY KEY("loan_id","number"),
	CONSTRAINT "loan_instalments_amount" CHECK ("loan_instalments"."amount" = "loan_instalments"."interest" + "loan_instalments"."amortisation")
);
--> statement-breakpoint
CREATE TABLE "loan_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"loan_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"paid_on" date NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_payments_amount" CHECK ("loan_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"request_id" integer,
	"amount" numeric(15, 2) NOT NULL,
	"iof" numeric(15, 2) NOT NULL,
	"cover_fee" numeric(15, 2) NOT NULL,
	"settles" numeric(15, 2) NOT NULL,
	"credit" numeric(15, 2) NOT NULL,
	"system" text NOT NULL,
	"rate_kind" text NOT NULL,
	"monthly_percent" text NOT NULL,
	"months" smallint NOT NULL,
	"due_day" smallint NOT NULL,
	"released_on" date NOT NULL,
	"account" text,
	"collection" text NOT NULL,
	"ended_on" date,
	"ended_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loans_end" CHECK (num_nonnulls("loans"."ended_on", "loans"."ended_by") in (0, 2)),
	CONSTRAINT "loans_parts" CHECK ("loans"."amount" = "loans"."iof" + "loans"."cover_fee" + "loans"."settles" + "loans"."credit"),
	CONSTRAINT "loans_due_day" CHECK ("loans"."due_day" between 1 and 28)
);
--> statement-breakpoint
CREATE TABLE "message_preferences" (
	"person_id" integer NOT NULL,
	"message_group" text NOT NULL,
	"channel" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_preferences_person_id_message_group_channel_pk" PRIMARY KEY("person_id","message_group","channel"),
	CONSTRAINT "message_preferences_group" CHECK ("message_preferences"."message_group" in ('lembretes', 'documentos', 'andamento', 'mensagens', 'comunicados')),
	CONSTRAINT "message_preferences_channel" CHECK ("message_preferences"."channel" = 'email')
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
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"plan_id" integer,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"conversation_id" integer,
	"request_id" integer,
	"announcement_id" integer,
	"leads_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" between 1 and 3),
	CONSTRAINT "notifications_leads_to" CHECK ("notifications"."leads_to" ~ '^/[a-z0-9/-]*([?][a-zA-Z]{1,40}=[1-9][0-9]{0,9})?$'),
	CONSTRAINT "notifications_conversation" CHECK ("notifications"."type" <> 1 or "notifications"."conversation_id" is not null),
	CONSTRAINT "notifications_request" CHECK ("notifications"."type" <> 2 or "notifications"."request_id" is not null)
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
CREATE TABLE "pay_slip_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_slip_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pay_slip_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"exemption" text NOT NULL,
	"tax" jsonb NOT NULL,
	"paid_with_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_slip_refunds_once" UNIQUE("pay_slip_id","exemption"),
	CONSTRAINT "pay_slip_refunds_amount" CHECK ("pay_slip_refunds"."amount" >= 0)
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
CREATE TABLE "payment_clearing_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_clearing_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"clearing_id" integer NOT NULL,
	"line" integer NOT NULL,
	"portfolio" char(3),
	"slip_number" char(8),
	"occurrence" char(2) NOT NULL,
	"movement" text NOT NULL,
	"due_on" date,
	"face_amount" numeric(15, 2) NOT NULL,
	"paid_amount" numeric(15, 2) NOT NULL,
	"occurred_on" date NOT NULL,
	"credit_on" date,
	"payment_id" integer,
	"outcome" text,
	"expected" numeric(15, 2),
	"charges" numeric(15, 2),
	CONSTRAINT "payment_clearing_lines_line" UNIQUE("clearing_id","line"),
	CONSTRAINT "payment_clearing_lines_outcome" CHECK ("payment_clearing_lines"."outcome" in ('cleared', 'no-payment', 'unknown', 'already-paid', 'twice-in-file', 'cancelled', 'not-yet', 'other-amount', 'own-payment')),
	CONSTRAINT "payment_clearing_lines_movement" CHECK ("payment_clearing_lines"."movement" in ('paid', 'written-off', 'rejected', 'other')),
	CONSTRAINT "payment_clearing_lines_cleared" CHECK ("payment_clearing_lines"."outcome" is distinct from 'cleared' or num_nonnulls("payment_clearing_lines"."payment_id", "payment_clearing_lines"."charges") = 2)
);
--> statement-breakpoint
CREATE TABLE "payment_clearings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_clearings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"layout" text,
	"file_number" integer,
	"written_on" date,
	"file_id" integer,
	"file_name" text,
	"sha256" char(64),
	"reason" text,
	"submission_key" uuid,
	"prepared_by" integer NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "payment_clearings_submission" UNIQUE("prepared_by","submission_key"),
	CONSTRAINT "payment_clearings_whole" CHECK (("payment_clearings"."source" = 'return-file') = (num_nonnulls("payment_clearings"."layout", "payment_clearings"."file_number", "payment_clearings"."written_on", "payment_clearings"."file_id", "payment_clearings"."file_name", "payment_clearings"."sha256") = 6) and ("payment_clearings"."source" = 'manual') = ("payment_clearings"."reason" is not null)),
	CONSTRAINT "payment_clearings_decided" CHECK (num_nonnulls("payment_clearings"."decision", "payment_clearings"."decided_by", "payment_clearings"."decided_at") in (0, 3)),
	CONSTRAINT "payment_clearings_four_eyes" CHECK ("payment_clearings"."decision" is distinct from 'confirmed' or "payment_clearings"."decided_by" <> "payment_clearings"."prepared_by")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cpf" char(11) NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"searched_name" text GENERATED ALWAYS AS (searchable(name)) STORED NOT NULL,
	"searched_email" text GENERATED ALWAYS AS (searchable(email)) STORED,
	"birth_date" date,
	"admin_level" smallint,
	"onboarding_open" boolean DEFAULT false NOT NULL,
	"re_registration_status" smallint,
	"re_registration_due_on" date,
	"income_range" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_cpf_unique" UNIQUE("cpf"),
	CONSTRAINT "people_cpf_digits" CHECK ("people"."cpf" ~ '^[0-9]{11}$'),
	CONSTRAINT "people_admin_level" CHECK ("people"."admin_level" between 1 and 3),
	CONSTRAINT "people_re_registration_status" CHECK ("people"."re_registration_status" between 1 and 6),
	CONSTRAINT "people_income_range" CHECK ("people"."income_range" between 1 and 6)
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
CREATE TABLE "plan_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"enrolment" text NOT NULL,
	"category" smallint NOT NULL,
	"situation" smallint NOT NULL,
	"joined_on" date NOT NULL,
	"situation_since" date NOT NULL,
	"benefit_granted_on" date,
	"situation_reason" text,
	"tax_regime" text,
	"profile_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_links_plan" UNIQUE("id","plan_id"),
	CONSTRAINT "plan_links_enrolment" UNIQUE("plan_id","enrolment"),
	CONSTRAINT "plan_links_category" CHECK ("plan_links"."category" between 1 and 5),
	CONSTRAINT "plan_links_situation" CHECK ("plan_links"."situation" between 1 and 9),
	CONSTRAINT "plan_links_possible_pair" CHECK (("plan_links"."category", "plan_links"."situation") not in ((1, 2), (3, 1), (3, 7), (3, 8), (5, 2), (5, 6), (2, 1), (2, 7))),
	CONSTRAINT "plan_links_situation_reason" CHECK ("plan_links"."situation_reason" is null or ("plan_links"."situation_reason" = 'PROVA_DE_VIDA' and "plan_links"."situation" = 6)),
	CONSTRAINT "plan_links_granted" CHECK ("plan_links"."category" <> 2 or "plan_links"."benefit_granted_on" is not null),
	CONSTRAINT "plan_links_tax_regime" CHECK ("plan_links"."tax_regime" in ('progressive', 'regressive'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"modality" text NOT NULL,
	"onboarding_plan" smallint NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name"),
	CONSTRAINT "plans_modality" CHECK ("plans"."modality" in ('sponsored', 'instituted'))
);
--> statement-breakpoint
CREATE TABLE "portability_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "portability_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"transferred_on" date NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"percent" numeric(7, 4) NOT NULL,
	"entity_name" text NOT NULL,
	"cnpj" char(14) NOT NULL,
	"plan_name" text NOT NULL,
	"plan_code" text NOT NULL,
	"bank" text NOT NULL,
	"agency" text NOT NULL,
	"account" text NOT NULL,
	"lots" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portability_transfers_once" UNIQUE("request_id"),
	CONSTRAINT "portability_transfers_amount" CHECK ("portability_transfers"."amount" > 0),
	CONSTRAINT "portability_transfers_percent" CHECK ("portability_transfers"."percent" > 0 and "portability_transfers"."percent" <= 100),
	CONSTRAINT "portability_transfers_cnpj" CHECK ("portability_transfers"."cnpj" ~ '^[0-9A-Z]{12}[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"node_id" uuid NOT NULL,
	"person_id" integer NOT NULL,
	"watching" integer[] NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_node_id_person_id_pk" PRIMARY KEY("node_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "personal_details" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"mother_name" text NOT NULL,
	"marital_status" text NOT NULL,
	"document" text NOT NULL,
	"document_issuer" text NOT NULL,
	"declarations" jsonb,
	"updated_at" timestamp with time zone NOT NULL
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
CREATE TABLE "re_registration_refusals" (
	"request_id" integer NOT NULL,
	"item" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "re_registration_refusals_request_id_item_pk" PRIMARY KEY("request_id","item")
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
CREATE TABLE "redemption_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redemption_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"of" smallint NOT NULL,
	"paid_on" date NOT NULL,
	"regime" text NOT NULL,
	"gross" numeric(15, 2) NOT NULL,
	"tax" numeric(15, 2) NOT NULL,
	"loan_offset" numeric(15, 2) NOT NULL,
	"net" numeric(15, 2) NOT NULL,
	"forfeited" numeric(15, 2) NOT NULL,
	"bands" jsonb NOT NULL,
	"bank" text NOT NULL,
	"agency" text NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemption_payments_once" UNIQUE("request_id","number"),
	CONSTRAINT "redemption_payments_net" CHECK ("redemption_payments"."net" = "redemption_payments"."gross" - "redemption_payments"."tax" - "redemption_payments"."loan_offset"),
	CONSTRAINT "redemption_payments_positive" CHECK (least("redemption_payments"."gross", "redemption_payments"."tax", "redemption_payments"."loan_offset", "redemption_payments"."net") >= 0),
	CONSTRAINT "redemption_payments_number" CHECK ("redemption_payments"."number" between 1 and "redemption_payments"."of")
);
--> statement-breakpoint
CREATE TABLE "indexer_values" (
	"entry_id" integer NOT NULL,
	"competence" text NOT NULL,
	"percent" numeric(8, 4) NOT NULL,
	CONSTRAINT "indexer_values_entry_id_competence_pk" PRIMARY KEY("entry_id","competence"),
	CONSTRAINT "indexer_values_competence" CHECK ("indexer_values"."competence" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "registry_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registry" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"version" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "registry_entries_key" UNIQUE("registry","key"),
	CONSTRAINT "registry_entries_version" CHECK ("registry_entries"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" char(64) NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_key_minute_pk" PRIMARY KEY("key","minute")
);
--> statement-breakpoint
CREATE TABLE "request_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" uuid NOT NULL,
	"owner_id" integer NOT NULL,
	"level" smallint,
	"session_id" integer NOT NULL,
	"serving" jsonb,
	"request_id" text NOT NULL,
	"filters" jsonb NOT NULL,
	"name" text NOT NULL,
	"is_long" boolean NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"rows_total" integer NOT NULL,
	"rows_written" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"file_id" integer,
	CONSTRAINT "request_exports_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "request_exports_state" CHECK (state in ('waiting', 'running', 'ready', 'failed')),
	CONSTRAINT "request_exports_failure" CHECK (failure in ('no-room', 'storage-away', 'unexpected')),
	CONSTRAINT "request_exports_failed" CHECK (("request_exports"."state" = 'failed') = ("request_exports"."failure" is not null)),
	CONSTRAINT "request_exports_ready" CHECK (("request_exports"."state" = 'ready') = ("request_exports"."file_id" is not null)),
	CONSTRAINT "request_exports_ended" CHECK (("request_exports"."state" in ('ready', 'failed')) = ("request_exports"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "request_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"item_id" text NOT NULL,
	"payload_version" integer NOT NULL,
	"checked_by" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"unticked_by" integer,
	"unticked_at" timestamp with time zone,
	CONSTRAINT "request_checks_unticked" CHECK (num_nulls("request_checks"."unticked_by", "request_checks"."unticked_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "request_stages" (
	"request_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"level" smallint NOT NULL,
	"sla_business_days" smallint NOT NULL,
	"checklist" jsonb NOT NULL,
	"may_return" boolean NOT NULL,
	"entered_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "request_stages_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "request_stages_position" CHECK ("request_stages"."position" >= 1),
	CONSTRAINT "request_stages_level" CHECK ("request_stages"."level" between 1 and 3),
	CONSTRAINT "request_stages_sla" CHECK ("request_stages"."sla_business_days" >= 0),
	CONSTRAINT "request_stages_order" CHECK ("request_stages"."left_at" is null or ("request_stages"."entered_at" is not null and "request_stages"."left_at" >= "request_stages"."entered_at")),
	CONSTRAINT "request_stages_decided" CHECK ("request_stages"."decided_by" is null or "request_stages"."left_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "requests_by_month" (
	"month" date NOT NULL,
	"kind_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "requests_by_month_first_day" CHECK (extract(day from "requests_by_month"."month") = 1)
);
--> statement-breakpoint
CREATE TABLE "protocol_sequences" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"author_id" integer,
	"author_role" text NOT NULL,
	"reason" text,
	"stage" smallint,
	"corrections" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_events_statuses" CHECK ("request_events"."to_status" between 1 and 9 and ("request_events"."from_status" is null or "request_events"."from_status" between 1 and 9)),
	CONSTRAINT "request_events_corrections" CHECK ("request_events"."corrections" is null or "request_events"."to_status" = 3),
	CONSTRAINT "request_events_author" CHECK (("request_events"."author_role" = 'system') = ("request_events"."author_id" is null))
);
--> statement-breakpoint
CREATE TABLE "request_kinds" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "request_kinds_slug_unique" UNIQUE("slug"),
	CONSTRAINT "request_kinds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "request_payloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_payloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"data_version" smallint DEFAULT 1 NOT NULL,
	"verification_code" char(64) NOT NULL,
	"author_id" integer,
	"submission_key" uuid,
	"submission_digest" char(64),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_payloads_version" UNIQUE("request_id","version"),
	CONSTRAINT "request_payloads_submission" UNIQUE("author_id","submission_key"),
	CONSTRAINT "request_payloads_code" CHECK ("request_payloads"."verification_code" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "request_payloads_digest" CHECK (("request_payloads"."submission_key" is null) = ("request_payloads"."submission_digest" is null))
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"protocol" text NOT NULL,
	"kind_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_payment" boolean DEFAULT false NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"channel" text DEFAULT 'portal' NOT NULL,
	"analyst_id" integer,
	"filed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sla_business_days" smallint NOT NULL,
	"due_on" date,
	"cancellable_until" date,
	"paused_since" date,
	"decided_at" timestamp with time zone,
	CONSTRAINT "requests_protocol_unique" UNIQUE("protocol"),
	CONSTRAINT "requests_status_known" CHECK ("requests"."status" between 1 and 9),
	CONSTRAINT "requests_sla" CHECK ("requests"."sla_business_days" >= 0),
	CONSTRAINT "requests_channel" CHECK ("requests"."channel" in ('portal', 'service-desk')),
	CONSTRAINT "requests_protocol_year" CHECK (substr("requests"."protocol", 1, 4)::int = extract(year from "requests"."filed_at" at time zone 'America/Sao_Paulo')),
	CONSTRAINT "requests_protocol_shape" CHECK ("requests"."protocol" ~ '^[0-9]{4}[.][0-9]{7}$')
);
--> statement-breakpoint
CREATE TABLE "service_desk_reads" (
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_desk_reads_person_id_kind_item_id_pk" PRIMARY KEY("person_id","kind","item_id"),
	CONSTRAINT "service_desk_reads_kind" CHECK ("service_desk_reads"."kind" in ('request', 'message', 'stage'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" char(64) NOT NULL,
	"person_id" integer NOT NULL,
	"scope" text DEFAULT 'portal' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_order" CHECK ("sessions"."expires_at" > "sessions"."created_at")
);
--> statement-breakpoint
CREATE TABLE "socket_tickets" (
	"ticket_hash" char(64) PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_levels" (
	"area" text PRIMARY KEY NOT NULL,
	"edit" smallint NOT NULL,
	"publish" smallint NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "setting_levels_bounds" CHECK (1 <= "setting_levels"."edit" and "setting_levels"."edit" <= "setting_levels"."publish" and "setting_levels"."publish" <= 3)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"due_on" date NOT NULL,
	"amount" numeric(15, 2),
	"settled_at" timestamp with time zone,
	"failure" text,
	"failed_at" timestamp with time zone,
	CONSTRAINT "settlements_number" UNIQUE("request_id","number"),
	CONSTRAINT "settlements_positive" CHECK ("settlements"."number" >= 1 and ("settlements"."amount" is null or "settlements"."amount" > 0)),
	CONSTRAINT "settlements_failed" CHECK (num_nulls("settlements"."failure", "settlements"."failed_at") in (0, 2))
);
--> statement-breakpoint
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
CREATE TABLE "contribution_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text NOT NULL,
	"ended_early_on" date,
	"return_told_at" timestamp with time zone,
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
CREATE TABLE "theme_drafts" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"primary_colour" char(7) NOT NULL,
	"logo_hash" char(64),
	"background_hash" char(64),
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer NOT NULL,
	CONSTRAINT "theme_drafts_colour" CHECK ("theme_drafts"."primary_colour" ~ '^#[0-9A-Fa-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "theme_images" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer,
	"height" integer,
	"light_ink" numeric(5, 4),
	"dark_ink" numeric(5, 4),
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "theme_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"primary_colour" char(7) NOT NULL,
	"logo_hash" char(64),
	"background_hash" char(64),
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer,
	"restored_from" integer,
	CONSTRAINT "theme_versions_number" UNIQUE("plan_id","number"),
	CONSTRAINT "theme_versions_colour" CHECK ("theme_versions"."primary_colour" ~ '^#[0-9A-Fa-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_exemptions" ADD CONSTRAINT "age_exemptions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_exemptions" ADD CONSTRAINT "age_exemptions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_sent_by_id_people_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_cancelled_by_id_people_id_fk" FOREIGN KEY ("cancelled_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_id_people_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_serving_id_person_accesses_id_fk" FOREIGN KEY ("serving_id") REFERENCES "public"."person_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_blocks" ADD CONSTRAINT "balance_blocks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_blocks" ADD CONSTRAINT "balance_blocks_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_exclusions" ADD CONSTRAINT "open_exclusions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_exclusions" ADD CONSTRAINT "open_exclusions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_discounts" ADD CONSTRAINT "benefit_discounts_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_incomes" ADD CONSTRAINT "benefit_incomes_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_incomes" ADD CONSTRAINT "benefit_incomes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_contacts" ADD CONSTRAINT "person_contacts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_percentages" ADD CONSTRAINT "contribution_percentages_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_percentages" ADD CONSTRAINT "contribution_percentages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voluntary_settings" ADD CONSTRAINT "voluntary_settings_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voluntary_settings" ADD CONSTRAINT "voluntary_settings_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_people_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dated_rules" ADD CONSTRAINT "dated_rules_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dated_rules" ADD CONSTRAINT "dated_rules_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dated_rules" ADD CONSTRAINT "dated_rules_withdrawn_by_people_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_drafts" ADD CONSTRAINT "rule_drafts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_drafts" ADD CONSTRAINT "rule_drafts_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_added_by_requests_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_ended_by_requests_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reasons" ADD CONSTRAINT "document_reasons_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reasons" ADD CONSTRAINT "document_reasons_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_caused_by_id_people_id_fk" FOREIGN KEY ("caused_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_content_key_file_contents_key_fk" FOREIGN KEY ("content_key") REFERENCES "public"."file_contents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_people_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "illness_exemptions" ADD CONSTRAINT "illness_exemptions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "illness_exemptions" ADD CONSTRAINT "illness_exemptions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_results" ADD CONSTRAINT "profile_results_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_results" ADD CONSTRAINT "profile_results_profile_by_score_investment_profiles_id_fk" FOREIGN KEY ("profile_by_score") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_results" ADD CONSTRAINT "profile_results_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_from_profile_id_investment_profiles_id_fk" FOREIGN KEY ("from_profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_switches" ADD CONSTRAINT "profile_switches_to_profile_id_investment_profiles_id_fk" FOREIGN KEY ("to_profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_answered_by_id_people_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_corrects_entry_id_ledger_entries_id_fk" FOREIGN KEY ("corrects_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_published_value" FOREIGN KEY ("profile_id","date","quota_version","unit_value") REFERENCES "public"."quota_values"("profile_id","date","version","value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_values" ADD CONSTRAINT "quota_values_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_moves" ADD CONSTRAINT "link_moves_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_moves" ADD CONSTRAINT "link_moves_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_instalments" ADD CONSTRAINT "loan_instalments_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_payments" ADD CONSTRAINT "loan_payments_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_preferences" ADD CONSTRAINT "message_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_minutes" ADD CONSTRAINT "meeting_minutes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_answers" ADD CONSTRAINT "onboarding_answers_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_slip_lines" ADD CONSTRAINT "pay_slip_lines_pay_slip_id_pay_slips_id_fk" FOREIGN KEY ("pay_slip_id") REFERENCES "public"."pay_slips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_slip_refunds" ADD CONSTRAINT "pay_slip_refunds_pay_slip_id_pay_slips_id_fk" FOREIGN KEY ("pay_slip_id") REFERENCES "public"."pay_slips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_slip_refunds" ADD CONSTRAINT "pay_slip_refunds_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_slip_refunds" ADD CONSTRAINT "pay_slip_refunds_paid_with_id_pay_slips_id_fk" FOREIGN KEY ("paid_with_id") REFERENCES "public"."pay_slips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_slips" ADD CONSTRAINT "pay_slips_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD CONSTRAINT "payment_clearing_lines_clearing_id_payment_clearings_id_fk" FOREIGN KEY ("clearing_id") REFERENCES "public"."payment_clearings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD CONSTRAINT "payment_clearing_lines_payment_id_contribution_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."contribution_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD CONSTRAINT "payment_clearings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD CONSTRAINT "payment_clearings_prepared_by_people_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD CONSTRAINT "payment_clearings_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_accesses" ADD CONSTRAINT "person_accesses_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portability_transfers" ADD CONSTRAINT "portability_transfers_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portability_transfers" ADD CONSTRAINT "portability_transfers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_details" ADD CONSTRAINT "personal_details_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_codes" ADD CONSTRAINT "re_registration_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_codes" ADD CONSTRAINT "re_registration_codes_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_codes" ADD CONSTRAINT "re_registration_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_registration_refusals" ADD CONSTRAINT "re_registration_refusals_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_payments" ADD CONSTRAINT "redemption_payments_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_payments" ADD CONSTRAINT "redemption_payments_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexer_values" ADD CONSTRAINT "indexer_values_entry_id_registry_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."registry_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_entries" ADD CONSTRAINT "registry_entries_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_exports" ADD CONSTRAINT "request_exports_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_exports" ADD CONSTRAINT "request_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_checks" ADD CONSTRAINT "request_checks_checked_by_people_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_checks" ADD CONSTRAINT "request_checks_unticked_by_people_id_fk" FOREIGN KEY ("unticked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_checks" ADD CONSTRAINT "request_checks_stage" FOREIGN KEY ("request_id","position") REFERENCES "public"."request_stages"("request_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_stages" ADD CONSTRAINT "request_stages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_stages" ADD CONSTRAINT "request_stages_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_payloads" ADD CONSTRAINT "request_payloads_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_payloads" ADD CONSTRAINT "request_payloads_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_kind_id_request_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."request_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_analyst_id_people_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_link_in_plan" FOREIGN KEY ("link_id","plan_id") REFERENCES "public"."plan_links"("id","plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_desk_reads" ADD CONSTRAINT "service_desk_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_tickets" ADD CONSTRAINT "socket_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_suspensions" ADD CONSTRAINT "contribution_suspensions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_suspensions" ADD CONSTRAINT "contribution_suspensions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD CONSTRAINT "tax_regime_options_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD CONSTRAINT "tax_regime_options_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_logo_hash_theme_images_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_background_hash_theme_images_hash_fk" FOREIGN KEY ("background_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_logo_hash_theme_images_hash_fk" FOREIGN KEY ("logo_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_background_hash_theme_images_hash_fk" FOREIGN KEY ("background_hash") REFERENCES "public"."theme_images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_person" ON "password_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_ins_person" ON "sign_ins" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "sign_ins_session" ON "sign_ins" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "addresses_person" ON "addresses" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "addresses_proof" ON "addresses" USING btree ("proof_file_id");--> statement-breakpoint
CREATE INDEX "age_exemptions_link" ON "age_exemptions" USING btree ("link_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "announcements_waiting" ON "announcements" USING btree ("send_at","id") WHERE "announcements"."state" in ('agendado', 'enviando');--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "attempts_account" ON "attempts" USING btree ("account","kind","at");--> statement-breakpoint
CREATE INDEX "attempts_place" ON "attempts" USING btree ("place","kind","at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_serving" ON "audit_entries" USING btree ("serving_id") WHERE "audit_entries"."serving_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "balance_blocks_open" ON "balance_blocks" USING btree ("link_id") WHERE "balance_blocks"."released_at" is null;--> statement-breakpoint
CREATE INDEX "balance_blocks_request" ON "balance_blocks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "open_exclusions_request" ON "open_exclusions" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "benefit_discounts_benefit" ON "benefit_discounts" USING btree ("benefit_id","from_month");--> statement-breakpoint
CREATE INDEX "benefit_incomes_benefit" ON "benefit_incomes" USING btree ("benefit_id","valid_from","id");--> statement-breakpoint
CREATE UNIQUE INDEX "benefits_one_in_force" ON "benefits" USING btree ("link_id") WHERE "benefits"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "benefits_link" ON "benefits" USING btree ("link_id","granted_on");--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person_id","purpose","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_payments_one_unpaid" ON "contribution_payments" USING btree ("link_id","competence","purpose") WHERE "contribution_payments"."paid_on" is null and "contribution_payments"."cancelled_on" is null;--> statement-breakpoint
CREATE INDEX "contribution_payments_link" ON "contribution_payments" USING btree ("link_id","due_date","id");--> statement-breakpoint
CREATE INDEX "contribution_payments_to_credit" ON "contribution_payments" USING btree ("link_id") WHERE "contribution_payments"."paid_on" is not null and "contribution_payments"."credited_on" is null;--> statement-breakpoint
CREATE INDEX "contribution_percentages_link" ON "contribution_percentages" USING btree ("link_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "voluntary_settings_link" ON "voluntary_settings" USING btree ("link_id","valid_from","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_open_request" ON "conversations" USING btree ("request_id") WHERE "conversations"."closed_at" is null and "conversations"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_request" ON "conversations" USING btree ("request_id") WHERE "conversations"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_person" ON "conversations" USING btree ("person_id","last_entry_id");--> statement-breakpoint
CREATE INDEX "conversations_attendant" ON "conversations" USING btree ("attendant_id","last_entry_id");--> statement-breakpoint
CREATE INDEX "conversations_plan" ON "conversations" USING btree ("plan_id","last_entry_id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_entry_id");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("last_entry_id") WHERE "conversations"."waiting_since" is not null and "conversations"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_unassigned" ON "conversations" USING btree ("last_entry_id") WHERE "conversations"."attendant_id" is null and "conversations"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conversations_subject_search" ON "conversations" USING gin (searchable("subject") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_of_participants" ON "messages" USING btree ("sent_at") WHERE "messages"."author_role" = 'participant' and "messages"."kind" = 'message';--> statement-breakpoint
CREATE INDEX "messages_text_search" ON "messages" USING gin (searchable("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "declarations_person" ON "declarations" USING btree ("person_id","kind","declared_at");--> statement-breakpoint
CREATE INDEX "dependants_person" ON "dependants" USING btree ("person_id","type","valid_from");--> statement-breakpoint
CREATE INDEX "dependants_link" ON "dependants" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "dependants_cpf" ON "dependants" USING btree ("cpf");--> statement-breakpoint
CREATE INDEX "dependants_added_by" ON "dependants" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "dependants_ended_by" ON "dependants" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "document_reasons_file" ON "document_reasons" USING btree ("file_id","attendant_id","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_one_each" ON "drafts" USING btree ("subject","owner_id") WHERE "drafts"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "drafts_owner" ON "drafts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "due_acts_waiting" ON "due_acts" USING btree ("kind","due_on","id") WHERE "due_acts"."done_at" is null;--> statement-breakpoint
CREATE INDEX "emails_newest" ON "emails" USING btree ("queued_at","id");--> statement-breakpoint
CREATE INDEX "emails_state" ON "emails" USING btree ("state","queued_at","id");--> statement-breakpoint
CREATE INDEX "emails_person" ON "emails" USING btree ("person_id","queued_at","id");--> statement-breakpoint
CREATE INDEX "emails_request" ON "emails" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "emails_announcement" ON "emails" USING btree ("announcement_id","queued_at","id") WHERE "emails"."announcement_id" is not null;--> statement-breakpoint
CREATE INDEX "file_contents_stored" ON "file_contents" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "files_retained" ON "files" USING btree ("retained_until") WHERE "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "illness_exemptions_link" ON "illness_exemptions" USING btree ("link_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "profile_results_link" ON "profile_results" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "profile_switches_link" ON "profile_switches" USING btree ("link_id","effective_on");--> statement-breakpoint
CREATE INDEX "profile_switches_waiting" ON "profile_switches" USING btree ("effective_on") WHERE "profile_switches"."carried_out_at" is null;--> statement-breakpoint
CREATE INDEX "invitation_links_invitation" ON "invitation_links" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitations_answered_by" ON "invitations" USING btree ("answered_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_corrected_once" ON "ledger_entries" USING btree ("corrects_entry_id") WHERE "ledger_entries"."corrects_entry_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_link" ON "ledger_entries" USING btree ("link_id","date");--> statement-breakpoint
CREATE INDEX "link_moves_link" ON "link_moves" USING btree ("link_id","id");--> statement-breakpoint
CREATE INDEX "loan_payments_loan" ON "loan_payments" USING btree ("loan_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "loans_one_running" ON "loans" USING btree ("link_id") WHERE "loans"."ended_on" is null;--> statement-breakpoint
CREATE INDEX "loans_link" ON "loans" USING btree ("link_id","released_on");--> statement-breakpoint
CREATE INDEX "meeting_minutes_newest" ON "meeting_minutes" USING btree ("held_on","id");--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_request_unread" ON "notifications" USING btree ("request_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_announcement" ON "notifications" USING btree ("announcement_id","person_id") WHERE "notifications"."announcement_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_announcement_read" ON "notifications" USING btree ("announcement_id") WHERE "notifications"."announcement_id" is not null and "notifications"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "pay_slip_refunds_paid" ON "pay_slip_refunds" USING btree ("paid_with_id");--> statement-breakpoint
CREATE INDEX "pay_slips_paid" ON "pay_slips" USING btree ("link_id","paid_on");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_clearing_lines_once" ON "payment_clearing_lines" USING btree ("payment_id") WHERE "payment_clearing_lines"."outcome" = 'cleared';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_clearings_file" ON "payment_clearings" USING btree ("sha256") WHERE "payment_clearings"."decision" is distinct from 'discarded';--> statement-breakpoint
CREATE INDEX "payment_clearings_newest" ON "payment_clearings" USING btree ("prepared_at","id");--> statement-breakpoint
CREATE INDEX "people_name_search" ON "people" USING gin ("searched_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_cpf_search" ON "people" USING gin (("cpf"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_email_search" ON "people" USING gin ("searched_email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_attendants" ON "people" USING btree ("id") WHERE "people"."admin_level" is not null;--> statement-breakpoint
CREATE INDEX "person_accesses_person" ON "person_accesses" USING btree ("person_id","started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_accesses_one_open" ON "person_accesses" USING btree ("session_id") WHERE "person_accesses"."kind" = 'serving' and "person_accesses"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "person_accesses_one_consultation" ON "person_accesses" USING btree ("session_id","person_id") WHERE "person_accesses"."kind" = 'consultation';--> statement-breakpoint
CREATE INDEX "plan_links_person" ON "plan_links" USING btree ("person_id","plan_id");--> statement-breakpoint
CREATE INDEX "portability_transfers_link" ON "portability_transfers" USING btree ("link_id","transferred_on");--> statement-breakpoint
CREATE INDEX "presences_person" ON "presences" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "re_registration_codes_person" ON "re_registration_codes" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "re_registration_codes_session" ON "re_registration_codes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "redemption_payments_paid" ON "redemption_payments" USING btree ("link_id","paid_on");--> statement-breakpoint
CREATE INDEX "request_exports_owner" ON "request_exports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "request_exports_file" ON "request_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "request_exports_open" ON "request_exports" USING btree ("id") WHERE "request_exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "request_checks_standing" ON "request_checks" USING btree ("request_id","position","item_id","payload_version") WHERE "request_checks"."unticked_at" is null;--> statement-breakpoint
CREATE INDEX "request_checks_request" ON "request_checks" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_checks_person" ON "request_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "requests_by_month_sums" ON "requests_by_month" USING btree ("plan_id","kind_id","status","month","count");--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE INDEX "request_events_sent_on" ON "request_events" USING btree ("at") WHERE "request_events"."from_status" = "request_events"."to_status";--> statement-breakpoint
CREATE UNIQUE INDEX "requests_one_open_exclusive" ON "requests" USING btree ("link_id","kind_id") WHERE "requests"."exclusive" and "requests"."status" in (1, 2, 3, 4, 5);--> statement-breakpoint
CREATE INDEX "requests_filed" ON "requests" USING btree ("filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_kind" ON "requests" USING btree ("kind_id","filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_plan" ON "requests" USING btree ("plan_id","filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_kind_status" ON "requests" USING btree ("kind_id","status","filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_plan_status" ON "requests" USING btree ("plan_id","status","filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_plan_kind" ON "requests" USING btree ("plan_id","kind_id","filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_plan_kind_status" ON "requests" USING btree ("plan_id","kind_id","status","filed_at","id","person_id");--> statement-breakpoint
CREATE INDEX "requests_person" ON "requests" USING btree ("person_id","filed_at","id","status","kind_id","plan_id");--> statement-breakpoint
CREATE INDEX "requests_running" ON "requests" USING btree ("due_on") WHERE "requests"."status" in (1, 2, 4);--> statement-breakpoint
CREATE INDEX "requests_in_analysis" ON "requests" USING btree ("analyst_id") WHERE "requests"."status" = 2;--> statement-breakpoint
CREATE INDEX "requests_link" ON "requests" USING btree ("link_id","kind_id");--> statement-breakpoint
CREATE INDEX "requests_sequence_search" ON "requests" USING gin (substr("protocol", 6) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "socket_tickets_expiry" ON "socket_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "suppliers_plan" ON "suppliers" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "contribution_suspensions_link" ON "contribution_suspensions" USING btree ("link_id","from_month");--> statement-breakpoint
CREATE INDEX "tax_regime_options_link" ON "tax_regime_options" USING btree ("link_id","chosen_on","id");