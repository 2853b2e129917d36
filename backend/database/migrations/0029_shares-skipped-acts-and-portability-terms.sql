CREATE TABLE "portability_terms" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"due_on" date NOT NULL,
	"sent_on" date NOT NULL,
	"sent_by_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balance_blocks" ADD COLUMN "percent" numeric;--> statement-breakpoint
ALTER TABLE "due_acts" ADD COLUMN "skipped" text;--> statement-breakpoint
ALTER TABLE "portability_terms" ADD CONSTRAINT "portability_terms_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portability_terms" ADD CONSTRAINT "portability_terms_sent_by_id_people_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portability_terms_sender" ON "portability_terms" USING btree ("sent_by_id");--> statement-breakpoint
CREATE INDEX "due_acts_skipped" ON "due_acts" USING btree ("kind","due_on","id") WHERE "due_acts"."skipped" is not null;--> statement-breakpoint
ALTER TABLE "balance_blocks" ADD CONSTRAINT "balance_blocks_percent" CHECK ("balance_blocks"."percent" is null or ("balance_blocks"."amount" is not null and "balance_blocks"."percent" > 0 and "balance_blocks"."percent" < 100));--> statement-breakpoint
ALTER TABLE "due_acts" ADD CONSTRAINT "due_acts_skipped_done" CHECK ("due_acts"."skipped" is null or "due_acts"."done_at" is not null);--> statement-breakpoint
-- A part of a balance that was asked for before is a share of it from now on, as its person asked for it.
UPDATE "balance_blocks" SET "percent" = ("asked"."data"->>'percentual')::numeric
FROM "requests", "request_kinds", LATERAL (
	SELECT "data" FROM "request_payloads" WHERE "request_id" = "requests"."id" ORDER BY "version" DESC LIMIT 1
) "asked"
WHERE "requests"."id" = "balance_blocks"."request_id" AND "request_kinds"."id" = "requests"."kind_id"
	AND "request_kinds"."slug" = 'portabilidade' AND "balance_blocks"."released_at" IS NULL AND "balance_blocks"."amount" IS NOT NULL
	AND ("asked"."data"->>'percentual')::numeric < 100;
