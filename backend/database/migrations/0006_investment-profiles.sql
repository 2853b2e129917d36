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
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_profile_id_investment_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."investment_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "profile_results_link" ON "profile_results" USING btree ("link_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_switches_link" ON "profile_switches" USING btree ("link_id","effective_on");--> statement-breakpoint
CREATE INDEX "profile_switches_waiting" ON "profile_switches" USING btree ("effective_on") WHERE "profile_switches"."carried_out_at" is null;