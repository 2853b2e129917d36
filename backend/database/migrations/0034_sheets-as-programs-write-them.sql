ALTER TABLE "import_rows" DROP CONSTRAINT "import_rows_outcome_known";--> statement-breakpoint
DROP INDEX "imports_file";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "ticked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reading" jsonb DEFAULT '{"sheets":[],"sheet":0,"headerFrom":1,"headerTo":1,"opening":[],"spelling":[],"countsFrom1904":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "rows_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "released_by" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "release_reason" text;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_released_by_people_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_links_without_zeros" ON "plan_links" USING btree ("plan_id",ltrim("enrolment", '0'));--> statement-breakpoint
CREATE UNIQUE INDEX "imports_file" ON "imports" USING btree ("kind","sha256") WHERE "imports"."state" <> 'discarded' and "imports"."released_at" is null;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_outcome_known" CHECK ("import_rows"."outcome" in ('new', 'changed', 'held', 'refused'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_released" CHECK (("imports"."released_at" is null) = ("imports"."released_by" is null) and ("imports"."released_at" is null) = ("imports"."release_reason" is null));