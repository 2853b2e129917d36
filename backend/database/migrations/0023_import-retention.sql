ALTER TABLE "imports" ADD COLUMN "emptied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "totals" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_emptied" CHECK (("imports"."emptied_at" is null) = ("imports"."totals" is null));--> statement-breakpoint
INSERT INTO "due_acts" ("kind", "subject_id", "due_on") SELECT 'import-retention', "id", ("sent_at" AT TIME ZONE 'America/Sao_Paulo')::date + 91 FROM "imports" WHERE "state" <> 'discarded';
