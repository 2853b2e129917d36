DROP INDEX "requests_running";--> statement-breakpoint
DROP INDEX "requests_returned";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "priority" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
-- What waits already: by the age of its person today, then by an exemption by illness or an income for disability in force.
UPDATE "requests" SET "priority" = found."priority" FROM (
  SELECT waiting."id", CASE
    WHEN person."birth_date" <= today.day - interval '80 years' THEN 1
    WHEN person."birth_date" <= today.day - interval '60 years' THEN 2
    WHEN EXISTS (
      SELECT FROM "plan_links" link WHERE link."person_id" = person."id" AND (
        EXISTS (
          SELECT FROM "illness_exemptions" exemption
          WHERE exemption."link_id" = link."id" AND exemption."valid_from" <= to_char(today.day, 'YYYY-MM')
            AND (exemption."valid_until" IS NULL OR to_char(exemption."valid_until", 'YYYY-MM') >= to_char(today.day, 'YYYY-MM')))
        OR EXISTS (
          SELECT FROM "benefits" benefit
          WHERE benefit."link_id" = link."id" AND benefit."kind" = 'disability' AND benefit."ended_on" IS NULL))
    ) THEN 3
    ELSE 4 END AS "priority"
  FROM "requests" waiting
  JOIN "people" person ON person."id" = waiting."person_id"
  CROSS JOIN (SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date AS day) today
  WHERE waiting."status" IN (1, 2, 3, 4)
) found
WHERE found."id" = "requests"."id" AND found."priority" <> 4;--> statement-breakpoint
CREATE INDEX "requests_running" ON "requests" USING btree ("priority","due_on","filed_at","id","status","plan_id","kind_id","analyst_id","sla_business_days") WHERE "requests"."status" in (1, 2, 4);--> statement-breakpoint
CREATE INDEX "requests_returned" ON "requests" USING btree ("priority","due_on","filed_at","id","status","plan_id","kind_id","analyst_id") WHERE "requests"."status" = 3;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_priority" CHECK ("requests"."priority" between 1 and 4);