ALTER TABLE "quota_values" ADD CONSTRAINT "quota_values_published" UNIQUE("profile_id","date","version","value");--> statement-breakpoint
ALTER TABLE "profile_switch_lots" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "profile_switch_lots" CASCADE;--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_type";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_unit";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "lot_date" date NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "quota_version" smallint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "cause_kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "cause_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "line" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "corrects_entry_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "recorded_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_corrects_entry_id_ledger_entries_id_fk" FOREIGN KEY ("corrects_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_published_value" FOREIGN KEY ("profile_id","date","quota_version","unit_value") REFERENCES "public"."quota_values"("profile_id","date","version","value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_corrected_once" ON "ledger_entries" USING btree ("corrects_entry_id") WHERE "ledger_entries"."corrects_entry_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_key" UNIQUE("cause_kind","cause_id","key");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('participant-basic', 'participant-supplementary', 'participant-voluntary', 'sponsor', 'ported-open-participant', 'ported-open-sponsor', 'ported-closed-participant', 'ported-closed-sponsor', 'administration', 'risk'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cause" CHECK ("ledger_entries"."cause_kind" in ('import', 'contribution-payment', 'request', 'investment-profile-switch', 'benefit-payment', 'balance-fee', 'correction'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_lot" CHECK ("ledger_entries"."lot_date" <= "ledger_entries"."date");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_quota" CHECK ("ledger_entries"."account" in ('administration', 'risk') or "ledger_entries"."quota_version" is not null);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_direction" CHECK ("ledger_entries"."corrects_entry_id" is not null or ("ledger_entries"."amount" >= 0) = ("ledger_entries"."type" in ('CB', 'CS', 'CV', 'CP', 'CA', 'CR', 'PT-A', 'PT-F', 'switch-in')) or "ledger_entries"."amount" = 0);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_type" CHECK ("ledger_entries"."type" in ('CB', 'CS', 'CV', 'CP', 'CA', 'CR', 'PT-A', 'PT-F', 'redemption', 'portability-out', 'loan-offset', 'fee', 'income', 'cash-withdrawal', 'switch-out', 'switch-in'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_unit" CHECK ("ledger_entries"."unit_value" > 0 or ("ledger_entries"."unit_value" = 0 and "ledger_entries"."quota_version" is null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign" CHECK ("ledger_entries"."amount" * "ledger_entries"."quotas" >= 0 and ("ledger_entries"."account" in ('administration', 'risk')) = ("ledger_entries"."quotas" = 0));