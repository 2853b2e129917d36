ALTER TABLE "payment_clearing_lines" ADD COLUMN "sponsor" text;--> statement-breakpoint
ALTER TABLE "payment_clearings" ADD COLUMN "fee_sponsor_plans" integer[] DEFAULT '{}' NOT NULL;