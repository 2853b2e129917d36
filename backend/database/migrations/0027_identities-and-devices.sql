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
CREATE TABLE "known_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"secret_hash" char(64) NOT NULL,
	"session_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"template" text NOT NULL,
	"person_id" integer NOT NULL,
	"phone" text NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "text_messages_state" CHECK ("text_messages"."state" in ('na-fila', 'enviada', 'desistiu', 'sem-provedor')),
	CONSTRAINT "text_messages_phone" CHECK ("text_messages"."phone" ~ '^[0-9]{11}$')
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
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendant_email_changes_open" ON "attendant_email_changes" USING btree ("person_id") WHERE "attendant_email_changes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "email_confirmations_attendant" ON "email_confirmations" USING btree ("attendant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_holds_open" ON "email_holds" USING btree ("person_id") WHERE "email_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "email_holds_person" ON "email_holds" USING btree ("person_id","begun_at");--> statement-breakpoint
CREATE INDEX "email_holds_request" ON "email_holds" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "email_holds_attendant" ON "email_holds" USING btree ("changed_by") WHERE "email_holds"."changed_by" is not null;--> statement-breakpoint
CREATE INDEX "identity_changes_person" ON "identity_changes" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "identity_changes_attendant" ON "identity_changes" USING btree ("attendant_id","at") WHERE "identity_changes"."attendant_id" is not null;--> statement-breakpoint
CREATE INDEX "known_devices_person" ON "known_devices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "known_devices_session" ON "known_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "known_devices_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_messages_person" ON "text_messages" USING btree ("person_id","queued_at");