CREATE SEQUENCE "public"."rule_draft_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "profile_questionnaires" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plan_features" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plan_parameters" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_rules" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "profile_questionnaires" CASCADE;--> statement-breakpoint
DROP TABLE "plan_features" CASCADE;--> statement-breakpoint
DROP TABLE "plan_parameters" CASCADE;--> statement-breakpoint
DROP TABLE "tax_rules" CASCADE;--> statement-breakpoint
ALTER TABLE "profile_results" DROP CONSTRAINT IF EXISTS "profile_results_questionnaire_version_profile_questionnaires_version_fk";
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "valid_until" date NOT NULL;--> statement-breakpoint
ALTER TABLE "dated_rules" ADD CONSTRAINT "dated_rules_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dated_rules" ADD CONSTRAINT "dated_rules_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dated_rules" ADD CONSTRAINT "dated_rules_withdrawn_by_people_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_drafts" ADD CONSTRAINT "rule_drafts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_drafts" ADD CONSTRAINT "rule_drafts_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;