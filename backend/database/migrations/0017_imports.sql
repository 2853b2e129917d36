CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"values" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"result" text,
	"written" jsonb,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "import_rows_outcome_known" CHECK ("import_rows"."outcome" in ('new', 'changed', 'refused')),
	CONSTRAINT "import_rows_result" CHECK ("import_rows"."result" in ('applied', 'stale', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"file_id" integer,
	"file_name" text NOT NULL,
	"sha256" char(64) NOT NULL,
	"header" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	"cursor" integer DEFAULT 0 NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"rows_new" integer DEFAULT 0 NOT NULL,
	"rows_changed" integer DEFAULT 0 NOT NULL,
	"rows_unchanged" integer DEFAULT 0 NOT NULL,
	"rows_refused" integer DEFAULT 0 NOT NULL,
	"rows_warned" integer DEFAULT 0 NOT NULL,
	"obstacles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_by" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"applied_by" integer,
	"applied_at" timestamp with time zone,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"discarded_by" integer,
	"request_id" text NOT NULL,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('pessoas', 'salarios', 'recadastramentos', 'contribuicoes', 'indices')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('sent', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'discarded')),
	CONSTRAINT "imports_failure" CHECK ("imports"."failure" in ('unreadable', 'too-many-rows', 'no-rows', 'unexpected')),
	CONSTRAINT "imports_progress" CHECK ("imports"."progress" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_subject_kind";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "re_registration_campaign" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "plan_links" ADD COLUMN "employed_on" date;--> statement-breakpoint
ALTER TABLE "plan_links" ADD COLUMN "sponsor" text;--> statement-breakpoint
ALTER TABLE "plan_links" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_applied_by_people_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_people_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_discarded_by_people_id_fk" FOREIGN KEY ("discarded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","line");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_file" ON "imports" USING btree ("kind","sha256") WHERE "imports"."state" <> 'discarded';--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("kind","id");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_regime_options" ADD CONSTRAINT "tax_regime_options_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK (purpose in ('residence-proof', 'address-proof', 'selfie', 'identity-document', 'bank-account-proof', 'dependants-proof', 'dependant-document', 'medical-report', 'benefit-identity', 'benefit-cpf', 'benefit-address-proof', 'benefit-employment-end', 'benefit-disability-award', 'bank-return', 'import', 'death-certificate', 'court-order', 'sent-document', 'request-identity-document', 'request-bank-proof', 'request-address-proof', 'request-signed-form', 'request-other-document', 'conversation', 'export'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_subject_kind" CHECK (subject_kind in ('request', 'address', 'onboarding', 're-registration-draft', 'payment-clearing', 'import', 'court-suspension', 'message', 'death'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_sex" CHECK ("people"."sex" in ('F', 'M'));