CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"subject_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contribution_percentages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_percentages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"basic" numeric(7, 4) NOT NULL,
	"supplementary" numeric(7, 4) NOT NULL,
	"effective_month" text NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contribution_percentages_range" CHECK ("contribution_percentages"."basic" between 0 and 100 and "contribution_percentages"."supplementary" between 0 and 100),
	CONSTRAINT "contribution_percentages_month" CHECK ("contribution_percentages"."effective_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
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
	"effective_month" text NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voluntary_settings_amount" CHECK ("voluntary_settings"."amount" > 0),
	CONSTRAINT "voluntary_settings_method" CHECK ("voluntary_settings"."payment_method" in (2, 5)),
	CONSTRAINT "voluntary_settings_debit_account" CHECK ("voluntary_settings"."payment_method" <> 5 or ("voluntary_settings"."agency" is not null and "voluntary_settings"."account" is not null)),
	CONSTRAINT "voluntary_settings_month" CHECK ("voluntary_settings"."effective_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
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
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"author_role" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_author_role" CHECK ("messages"."author_role" in ('participant', 'attendant'))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" char(64) NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exported_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "investment_profiles" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"risk_order" smallint NOT NULL,
	CONSTRAINT "investment_profiles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"date" date NOT NULL,
	"competence" text NOT NULL,
	"type" text NOT NULL,
	"account" text NOT NULL,
	"profile_id" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"unit_value" numeric(18, 8) NOT NULL,
	"quotas" numeric(20, 8) NOT NULL,
	CONSTRAINT "ledger_entries_type" CHECK ("ledger_entries"."type" ~ '^([A-Z]{2}(-[A-Z])?|[a-z]+(-[a-z]+)*)$'),
	CONSTRAINT "ledger_entries_month" CHECK ("ledger_entries"."competence" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "ledger_entries_unit" CHECK ("ledger_entries"."unit_value" > 0),
	CONSTRAINT "ledger_entries_sign" CHECK (sign("ledger_entries"."amount") = sign("ledger_entries"."quotas") or ("ledger_entries"."account" in ('administration', 'risk') and "ledger_entries"."quotas" = 0))
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
	CONSTRAINT "quota_values_positive" CHECK ("quota_values"."value" > 0)
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
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" between 1 and 3),
	CONSTRAINT "notifications_conversation" CHECK ("notifications"."type" <> 1 or "notifications"."conversation_id" is not null),
	CONSTRAINT "notifications_request" CHECK ("notifications"."type" <> 2 or "notifications"."request_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cpf" char(11) NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"birth_date" date,
	"admin_level" smallint,
	"onboarding_open" boolean DEFAULT false NOT NULL,
	"re_registration_status" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_cpf_unique" UNIQUE("cpf"),
	CONSTRAINT "people_cpf_digits" CHECK ("people"."cpf" ~ '^[0-9]{11}$'),
	CONSTRAINT "people_admin_level" CHECK ("people"."admin_level" between 1 and 3),
	CONSTRAINT "people_re_registration_status" CHECK ("people"."re_registration_status" between 1 and 6)
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
	"tax_regime" text,
	"profile_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_links_enrolment" UNIQUE("plan_id","enrolment"),
	CONSTRAINT "plan_links_category" CHECK ("plan_links"."category" between 1 and 5),
	CONSTRAINT "plan_links_situation" CHECK ("plan_links"."situation" between 1 and 9),
	CONSTRAINT "plan_links_possible_pair" CHECK (("plan_links"."category", "plan_links"."situation") not in ((1, 2), (3, 1), (3, 7), (3, 8), (5, 2), (5, 6), (2, 1), (2, 7))),
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
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
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
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_events_statuses" CHECK ("request_events"."to_status" between 1 and 9 and ("request_events"."from_status" is null or "request_events"."from_status" between 1 and 9)),
	CONSTRAINT "request_events_author" CHECK (("request_events"."author_role" = 'system') = ("request_events"."author_id" is null))
);
--> statement-breakpoint
CREATE TABLE "request_kinds" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sla_business_days" smallint NOT NULL,
	"decision_level" smallint DEFAULT 1 NOT NULL,
	"is_payment" boolean DEFAULT false NOT NULL,
	CONSTRAINT "request_kinds_slug_unique" UNIQUE("slug"),
	CONSTRAINT "request_kinds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "request_payloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_payloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"author_id" integer,
	"submission_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_payloads_version" UNIQUE("request_id","version"),
	CONSTRAINT "request_payloads_submission" UNIQUE("author_id","submission_key")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"protocol" text NOT NULL,
	"kind_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"channel" text DEFAULT 'portal' NOT NULL,
	"analyst_id" integer,
	"filed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"due_on" date,
	"paused_since" date,
	"decided_at" timestamp with time zone,
	CONSTRAINT "requests_protocol_unique" UNIQUE("protocol"),
	CONSTRAINT "requests_status_known" CHECK ("requests"."status" between 1 and 9),
	CONSTRAINT "requests_channel" CHECK ("requests"."channel" in ('portal', 'attendance')),
	CONSTRAINT "requests_protocol_shape" CHECK ("requests"."protocol" ~ '^[0-9]{4}[.][0-9]{7}$')
);
--> statement-breakpoint
CREATE TABLE "plan_features" (
	"plan_id" integer NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "plan_features_plan_id_slug_pk" PRIMARY KEY("plan_id","slug")
);
--> statement-breakpoint
CREATE TABLE "plan_parameters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_parameters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"unit" numeric(15, 2),
	"factor" numeric(6, 4),
	"basic_maximum" numeric(7, 4),
	"basic_step" numeric(7, 4),
	"supplementary_maximum" numeric(7, 4),
	"supplementary_step" numeric(7, 4),
	"employer_match" numeric(7, 4),
	"employer_match_ceiling" numeric(7, 4),
	"minimum_voluntary" numeric(15, 2),
	"due_day" smallint,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "plan_parameters_start" UNIQUE("plan_id","valid_from"),
	CONSTRAINT "plan_parameters_order" CHECK ("plan_parameters"."valid_to" is null or "plan_parameters"."valid_to" >= "plan_parameters"."valid_from"),
	CONSTRAINT "plan_parameters_due_day" CHECK ("plan_parameters"."due_day" between 1 and 28)
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
CREATE TABLE "themes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "themes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"primary_colour" char(7) NOT NULL,
	"logo" text,
	"background" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "themes_plan_id_unique" UNIQUE("plan_id"),
	CONSTRAINT "themes_colour" CHECK ("themes"."primary_colour" ~ '^#[0-9A-Fa-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_id_people_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_files" ADD CONSTRAINT "exported_files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_values" ADD CONSTRAINT "quota_values_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_events" ADD CONSTRAINT "request_events_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_payloads" ADD CONSTRAINT "request_payloads_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_payloads" ADD CONSTRAINT "request_payloads_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_kind_id_request_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."request_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_analyst_id_people_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_features" ADD CONSTRAINT "plan_features_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parameters" ADD CONSTRAINT "plan_parameters_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_tickets" ADD CONSTRAINT "socket_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "contribution_percentages_link" ON "contribution_percentages" USING btree ("link_id","effective_month" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voluntary_settings_link" ON "voluntary_settings" USING btree ("link_id","effective_month" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_open_request" ON "conversations" USING btree ("request_id") WHERE "conversations"."closed_at" is null and "conversations"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "conversations_person" ON "conversations" USING btree ("person_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "login_failures_account" ON "login_failures" USING btree ("account","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exported_files_expiry" ON "exported_files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_link" ON "ledger_entries" USING btree ("link_id","date");--> statement-breakpoint
CREATE INDEX "notifications_person" ON "notifications" USING btree ("person_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "people_name_search" ON "people" USING gin (searchable("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_cpf_search" ON "people" USING gin (("cpf"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_attendants" ON "people" USING btree ("id") WHERE "people"."admin_level" is not null;--> statement-breakpoint
CREATE INDEX "plan_links_person" ON "plan_links" USING btree ("person_id","plan_id");--> statement-breakpoint
CREATE INDEX "request_events_request" ON "request_events" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "requests_one_open_contribution_change" ON "requests" USING btree ("link_id") WHERE "requests"."kind_id" = 8 and "requests"."status" in (1, 2, 3, 4, 5);--> statement-breakpoint
CREATE INDEX "requests_newest" ON "requests" USING btree ("filed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_person" ON "requests" USING btree ("person_id","filed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_status" ON "requests" USING btree ("status","filed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_link" ON "requests" USING btree ("link_id","kind_id");--> statement-breakpoint
CREATE INDEX "requests_protocol_search" ON "requests" USING gin ("protocol" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plan_parameters_period" ON "plan_parameters" USING btree ("plan_id","valid_from" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "socket_tickets_expiry" ON "socket_tickets" USING btree ("expires_at");