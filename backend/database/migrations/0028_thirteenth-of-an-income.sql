ALTER TABLE "benefit_incomes" ADD COLUMN "thirteenth_month" smallint;--> statement-breakpoint
ALTER TABLE "benefit_incomes" ADD CONSTRAINT "benefit_incomes_thirteenth" CHECK ("benefit_incomes"."thirteenth_month" is null or ("benefit_incomes"."thirteenth_month" between 1 and 12 and "benefit_incomes"."income_type" <> 'single' and "benefit_incomes"."quotas_per_month" is null));--> statement-breakpoint
-- Incomes of before are paid by the rule of today, as they were until now. Rows are only added otherwise: every start puts the trigger back.
DROP TRIGGER IF EXISTS "append_only" ON "benefit_incomes";--> statement-breakpoint
UPDATE "benefit_incomes" SET "thirteenth_month" = "paid"."month" FROM (
	SELECT "income"."id", ("payment"."rules"->>'thirteenthMonth')::smallint AS "month"
	FROM "benefit_incomes" "income"
	JOIN "benefits" ON "benefits"."id" = "income"."benefit_id"
	JOIN "plan_links" ON "plan_links"."id" = "benefits"."link_id"
	CROSS JOIN LATERAL (
		SELECT "rules" FROM "dated_rules"
		WHERE "kind" = 'benefit-payment' AND "plan_id" = "plan_links"."plan_id" AND "withdrawn_at" IS NULL AND "during" @> current_date
		ORDER BY "version" DESC LIMIT 1
	) "payment"
	CROSS JOIN LATERAL (
		SELECT "rules" FROM "dated_rules"
		WHERE "kind" = 'benefit-terms' AND "plan_id" = "plan_links"."plan_id" AND "withdrawn_at" IS NULL AND "during" @> current_date
		ORDER BY "version" DESC LIMIT 1
	) "terms"
	WHERE "income"."income_type" <> 'single' AND "income"."quotas_per_month" IS NULL AND CASE
		WHEN "income"."income_type" = 'lifetime' THEN "terms"."rules"->>'lifetimePayments' = '13'
		ELSE "payment"."rules"->'thirteenthFor' ? "income"."income_type"::text
	END
) "paid" WHERE "paid"."id" = "benefit_incomes"."id";--> statement-breakpoint
-- What was kept was reckoned without a thirteenth and without a fee of the balance, and reads as it did.
UPDATE "saved_simulations" SET "basis" = jsonb_set("basis", '{regras}', '{"termBasis": "level", "thirteenthMonth": 12, "thirteenthFor": [], "balanceFeePercent": 0}'::jsonb || ("basis"->'regras'));
