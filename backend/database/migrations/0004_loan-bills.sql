CREATE TABLE "loan_bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"loan_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"way" text NOT NULL,
	"number" smallint,
	"amount" numeric(15, 2) NOT NULL,
	"due_date" date NOT NULL,
	"slip_number" char(8),
	"portfolio" char(3),
	"collection_agency" char(4),
	"collection_account" char(5),
	"paid_on" date,
	"paid_amount" numeric(15, 2),
	"credit_on" date,
	"cancelled_on" date,
	"author_id" integer,
	"submission_key" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loan_bills_slip" UNIQUE("portfolio","slip_number"),
	CONSTRAINT "loan_bills_submission" UNIQUE("author_id","submission_key"),
	CONSTRAINT "loan_bills_amount" CHECK ("loan_bills"."amount" > 0),
	CONSTRAINT "loan_bills_purpose" CHECK (("loan_bills"."purpose" = 'instalment') = ("loan_bills"."number" is not null)),
	CONSTRAINT "loan_bills_slip_whole" CHECK (("loan_bills"."way" = 'boleto') = (num_nonnulls("loan_bills"."slip_number", "loan_bills"."portfolio", "loan_bills"."collection_agency", "loan_bills"."collection_account") = 4)),
	CONSTRAINT "loan_bills_one_end" CHECK ("loan_bills"."paid_on" is null or ("loan_bills"."cancelled_on" is null and "loan_bills"."paid_amount" >= "loan_bills"."amount" and "loan_bills"."credit_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" DROP CONSTRAINT "payment_clearing_lines_cleared";--> statement-breakpoint
ALTER TABLE "loan_payments" ADD COLUMN "bill_id" integer;--> statement-breakpoint
ALTER TABLE "loan_payments" ADD COLUMN "pay_slip_id" integer;--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD COLUMN "loan_bill_id" integer;--> statement-breakpoint
ALTER TABLE "loan_bills" ADD CONSTRAINT "loan_bills_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_bills" ADD CONSTRAINT "loan_bills_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loan_bills_one_unpaid" ON "loan_bills" USING btree ("loan_id",coalesce("number", 0)) WHERE "loan_bills"."paid_on" is null and "loan_bills"."cancelled_on" is null;--> statement-breakpoint
CREATE INDEX "loan_bills_loan" ON "loan_bills" USING btree ("loan_id","due_date","id");--> statement-breakpoint
ALTER TABLE "loan_payments" ADD CONSTRAINT "loan_payments_bill_id_loan_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."loan_bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_payments" ADD CONSTRAINT "loan_payments_pay_slip_id_pay_slips_id_fk" FOREIGN KEY ("pay_slip_id") REFERENCES "public"."pay_slips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD CONSTRAINT "payment_clearing_lines_loan_bill_id_loan_bills_id_fk" FOREIGN KEY ("loan_bill_id") REFERENCES "public"."loan_bills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_clearing_lines_bill_once" ON "payment_clearing_lines" USING btree ("loan_bill_id") WHERE "payment_clearing_lines"."outcome" = 'cleared';--> statement-breakpoint
ALTER TABLE "loan_payments" ADD CONSTRAINT "loan_payments_cause" CHECK (num_nonnulls("loan_payments"."bill_id", "loan_payments"."pay_slip_id") <= 1);--> statement-breakpoint
ALTER TABLE "payment_clearing_lines" ADD CONSTRAINT "payment_clearing_lines_cleared" CHECK ("payment_clearing_lines"."outcome" is distinct from 'cleared' or (num_nonnulls("payment_clearing_lines"."payment_id", "payment_clearing_lines"."loan_bill_id") = 1 and "payment_clearing_lines"."charges" is not null));