CREATE TABLE "attendant_email_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendant_email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_by" integer,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "attendant_email_changes_ended" CHECK (("attendant_email_changes"."ended_at" is null) = ("attendant_email_changes"."outcome" is null) and ("attendant_email_changes"."ended_at" is null) = ("attendant_email_changes"."ended_by" is null)),
	CONSTRAINT "attendant_email_changes_eyes" CHECK ("attendant_email_changes"."outcome" is distinct from 'confirmed' or "attendant_email_changes"."ended_by" <> "attendant_email_changes"."asked_by"),
	CONSTRAINT "attendant_email_changes_outcome" CHECK ("attendant_email_changes"."outcome" in ('confirmed', 'taken-back'))
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"hold_id" integer NOT NULL,
	"attendant_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_confirmations_hold_id_attendant_id_pk" PRIMARY KEY("hold_id","attendant_id")
);
--> statement-breakpoint
CREATE TABLE "email_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"before" text,
	"after" text NOT NULL,
	"way" text NOT NULL,
	"changed_by" integer,
	"request_id" integer,
	"begun_at" timestamp with time zone NOT NULL,
	"opens_on" date NOT NULL,
	"token_hash" char(64),
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "email_holds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_holds_ended" CHECK (("email_holds"."ended_at" is null) = ("email_holds"."outcome" is null)),
	CONSTRAINT "email_holds_outcome" CHECK ("email_holds"."outcome" in ('waited', 'old-address', 'attendants', 'own', 'taken-back', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "identity_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"fact" text NOT NULL,
	"way" text NOT NULL,
	"attendant_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_changes_fact" CHECK ("identity_changes"."fact" in ('email', 'phones', 'password')),
	CONSTRAINT "identity_changes_way" CHECK ("identity_changes"."way" in ('own', 'link', 'service-desk', 'import', 're-registration'))
);
--> statement-breakpoint
CREATE TABLE "waiting_bank_accounts" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"bank" text NOT NULL,
	"agency" text NOT NULL,
	"account" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_bank_accounts_bank" CHECK ("waiting_bank_accounts"."bank" ~ '^[0-9]{3}$'),
	CONSTRAINT "waiting_bank_accounts_agency" CHECK ("waiting_bank_accounts"."agency" ~ '^[0-9]{4}$'),
	CONSTRAINT "waiting_bank_accounts_account" CHECK ("waiting_bank_accounts"."account" ~ '^[0-9]{1,12}-[0-9XP]$')
);
--> statement-breakpoint
ALTER TABLE "attendant_email_changes" ADD CONSTRAINT "attendant_email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendant_email_changes" ADD CONSTRAINT "attendant_email_changes_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendant_email_changes" ADD CONSTRAINT "attendant_email_changes_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_hold_id_email_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."email_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_holds" ADD CONSTRAINT "email_holds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_holds" ADD CONSTRAINT "email_holds_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_holds" ADD CONSTRAINT "email_holds_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_changes" ADD CONSTRAINT "identity_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_changes" ADD CONSTRAINT "identity_changes_attendant_id_people_id_fk" FOREIGN KEY ("attendant_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_bank_accounts" ADD CONSTRAINT "waiting_bank_accounts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendant_email_changes_open" ON "attendant_email_changes" USING btree ("person_id") WHERE "attendant_email_changes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_holds_open" ON "email_holds" USING btree ("person_id") WHERE "email_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "email_holds_person" ON "email_holds" USING btree ("person_id","begun_at");--> statement-breakpoint
CREATE INDEX "email_holds_request" ON "email_holds" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "identity_changes_person" ON "identity_changes" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "identity_changes_attendant" ON "identity_changes" USING btree ("attendant_id","at") WHERE "identity_changes"."attendant_id" is not null;