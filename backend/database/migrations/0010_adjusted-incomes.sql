ALTER TABLE "benefit_incomes" ADD COLUMN "index_code" text;--> statement-breakpoint
ALTER TABLE "benefit_incomes" ADD COLUMN "index_from" text;--> statement-breakpoint
ALTER TABLE "benefit_incomes" ADD COLUMN "index_to" text;--> statement-breakpoint
ALTER TABLE "benefit_incomes" ADD COLUMN "index_percent" numeric(7, 4);--> statement-breakpoint
CREATE UNIQUE INDEX "benefit_incomes_adjusted_once" ON "benefit_incomes" USING btree ("benefit_id","valid_from") WHERE "benefit_incomes"."index_code" is not null;--> statement-breakpoint
ALTER TABLE "benefit_incomes" ADD CONSTRAINT "benefit_incomes_adjustment" CHECK (num_nonnulls("benefit_incomes"."index_code", "benefit_incomes"."index_from", "benefit_incomes"."index_to", "benefit_incomes"."index_percent") in (0, 4)
        and ("benefit_incomes"."index_code" is null or "benefit_incomes"."income_type" = 'lifetime'));