CREATE TABLE "debit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"movement" text NOT NULL,
	"debit_on" date NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	CONSTRAINT "debit_entries_once" UNIQUE("payment_id","movement"),
	CONSTRAINT "debit_entries_movement" CHECK ("debit_entries"."movement" in ('ask', 'take-back'))
);
--> statement-breakpoint
CREATE TABLE "debit_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debit_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"agreement" text NOT NULL,
	"written_on" date NOT NULL,
	"written_by" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "debit_files_number" UNIQUE("number"),
	CONSTRAINT "debit_files_numbers" CHECK ("debit_files"."number" between 1 and 999999)
);
--> statement-breakpoint
ALTER TABLE "slip_collection" ADD COLUMN "debit_agreement" text;--> statement-breakpoint
ALTER TABLE "debit_entries" ADD CONSTRAINT "debit_entries_file_id_debit_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."debit_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_entries" ADD CONSTRAINT "debit_entries_payment_id_contribution_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."contribution_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debit_files" ADD CONSTRAINT "debit_files_written_by_people_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debit_entries_file" ON "debit_entries" USING btree ("file_id");