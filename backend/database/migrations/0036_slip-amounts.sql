ALTER TABLE "payment_clearing_lines" DROP CONSTRAINT "payment_clearing_lines_outcome";--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD COLUMN "received_amount" numeric(15, 2);--> statement-breakpoint
-- Until now a line had one figure, taken for both.
UPDATE "payment_clearing_lines" SET "received_amount" = "paid_amount";--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ALTER COLUMN "received_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD COLUMN "fee_amount" numeric(15, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD COLUMN "adds_up" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD CONSTRAINT "payment_clearing_lines_outcome" CHECK ("payment_clearing_lines"."outcome" in ('cleared', 'no-payment', 'other-money', 'bank-fee', 'unknown', 'already-paid', 'twice-in-file', 'cancelled', 'not-yet', 'other-amount', 'not-payable', 'own-payment'));