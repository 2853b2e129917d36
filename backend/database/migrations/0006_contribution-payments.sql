CREATE TABLE "contribution_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"competence" text NOT NULL,
	"method" smallint NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"due_date" date NOT NULL,
	"slip_number" char(8),
	"portfolio" char(3),
	"collection_agency" char(4),
	"collection_account" char(5),
	"debit_agency" text,
	"debit_account" text,
	"paid_on" date,
	"paid_amount" numeric(15, 2),
	"cancelled_on" date,
	"author_id" integer,
	"submission_key" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_payments_slip" UNIQUE("portfolio","slip_number"),
	CONSTRAINT "contribution_payments_submission" UNIQUE("author_id","submission_key"),
	CONSTRAINT "contribution_payments_amount" CHECK ("contribution_payments"."amount" > 0),
	CONSTRAINT "contribution_payments_competence" CHECK ("contribution_payments"."competence" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "contribution_payments_method" CHECK ("contribution_payments"."method" in (2, 5)),
	CONSTRAINT "contribution_payments_slip_whole" CHECK (("contribution_payments"."method" = 2) = (num_nonnulls("contribution_payments"."slip_number", "contribution_payments"."portfolio", "contribution_payments"."collection_agency", "contribution_payments"."collection_account") = 4)),
	CONSTRAINT "contribution_payments_debit_whole" CHECK (("contribution_payments"."method" = 5) = (num_nonnulls("contribution_payments"."debit_agency", "contribution_payments"."debit_account") = 2)),
	CONSTRAINT "contribution_payments_one_end" CHECK ("contribution_payments"."paid_on" is null or ("contribution_payments"."cancelled_on" is null and "contribution_payments"."paid_amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "slip_collection" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"portfolio" char(3) NOT NULL,
	"agency" char(4) NOT NULL,
	"account" char(5) NOT NULL,
	"pix_key" text NOT NULL,
	"city" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slip_collection_only_one" CHECK ("slip_collection"."id" = 1),
	CONSTRAINT "slip_collection_number" CHECK ("slip_collection"."last_number" between 0 and 99999999)
);
--> statement-breakpoint
CREATE TABLE "contribution_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"from_month" text NOT NULL,
	"to_month" text NOT NULL,
	"ended_early_on" date,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_suspensions_months" CHECK ("contribution_suspensions"."from_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and "contribution_suspensions"."to_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_payments" ADD CONSTRAINT "contribution_payments_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_suspensions" ADD CONSTRAINT "contribution_suspensions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_suspensions" ADD CONSTRAINT "contribution_suspensions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_payments_one_unpaid" ON "contribution_payments" USING btree ("link_id","competence","purpose") WHERE "contribution_payments"."paid_on" is null and "contribution_payments"."cancelled_on" is null;--> statement-breakpoint
CREATE INDEX "contribution_payments_link" ON "contribution_payments" USING btree ("link_id","due_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contribution_suspensions_link" ON "contribution_suspensions" USING btree ("link_id","from_month" DESC NULLS LAST);