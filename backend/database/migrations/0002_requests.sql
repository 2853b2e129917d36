DROP INDEX "requests_one_open_contribution_change";--> statement-breakpoint
ALTER TABLE "request_payloads" ADD COLUMN "data_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_payloads" ADD COLUMN "submission_digest" char(64);--> statement-breakpoint
-- What was sent under the old keys is not known any more: a digest that nothing has lets none of them answer for something else.
UPDATE "request_payloads" SET "submission_digest" = repeat('0', 64) WHERE "submission_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "exclusive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "exclusive" = true WHERE "kind_id" = 8;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "sla_business_days" smallint;--> statement-breakpoint
UPDATE "requests" SET "sla_business_days" = "kind"."sla_business_days" FROM "request_kinds" AS "kind" WHERE "kind"."id" = "requests"."kind_id";--> statement-breakpoint
ALTER TABLE "requests" ALTER COLUMN "sla_business_days" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "cancellable_until" date;--> statement-breakpoint
CREATE INDEX "people_email_search" ON "people" USING gin (searchable("email") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "requests_one_open_exclusive" ON "requests" USING btree ("link_id","kind_id") WHERE "requests"."exclusive" and "requests"."status" in (1, 2, 3, 4, 5);--> statement-breakpoint
ALTER TABLE "request_payloads" ADD CONSTRAINT "request_payloads_digest" CHECK (("request_payloads"."submission_key" is null) = ("request_payloads"."submission_digest" is null));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_sla" CHECK ("requests"."sla_business_days" >= 0);
