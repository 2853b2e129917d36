ALTER TABLE "payment_clearings" DROP CONSTRAINT "payment_clearings_whole";--> statement-breakpoint
DROP INDEX "loan_bills_one_unpaid";--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD CONSTRAINT "payment_clearings_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_clearings_sponsor" ON "payment_clearings" USING btree ("plan_id","month") WHERE "payment_clearings"."source" = 'sponsor' and "payment_clearings"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_bills_one_unpaid" ON "loan_bills" USING btree ("loan_id",coalesce("number", 0),"way") WHERE "loan_bills"."paid_on" is null and "loan_bills"."cancelled_on" is null;--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD CONSTRAINT "payment_clearings_whole" CHECK (("payment_clearings"."source" = 'return-file') = (num_nonnulls("payment_clearings"."layout", "payment_clearings"."file_number", "payment_clearings"."written_on", "payment_clearings"."file_id", "payment_clearings"."file_name", "payment_clearings"."sha256") = 6) and ("payment_clearings"."source" = 'manual') = ("payment_clearings"."reason" is not null) and ("payment_clearings"."source" = 'sponsor') = (num_nonnulls("payment_clearings"."plan_id", "payment_clearings"."month") = 2));--> statement-breakpoint
-- Contracts that were deducted from the pay before: nothing asked for their instalments yet.
INSERT INTO "due_acts" ("kind", "subject_id", "due_on") SELECT 'loan-bill', "id", current_date FROM "loans" WHERE "collection" = 'payroll' AND "ended_on" IS NULL ON CONFLICT DO NOTHING;
