CREATE TABLE "due_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "due_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"not_before" timestamp with time zone,
	CONSTRAINT "due_acts_once" UNIQUE("kind","subject_id","due_on"),
	CONSTRAINT "due_acts_attempts" CHECK ("due_acts"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_preferences" (
	"person_id" integer NOT NULL,
	"message_group" text NOT NULL,
	"channel" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_preferences_person_id_message_group_channel_pk" PRIMARY KEY("person_id","message_group","channel"),
	CONSTRAINT "message_preferences_group" CHECK ("message_preferences"."message_group" in ('lembretes', 'documentos')),
	CONSTRAINT "message_preferences_channel" CHECK ("message_preferences"."channel" = 'email')
);
--> statement-breakpoint
CREATE TABLE "service_desk_reads" (
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_desk_reads_person_id_kind_item_id_pk" PRIMARY KEY("person_id","kind","item_id"),
	CONSTRAINT "service_desk_reads_kind" CHECK ("service_desk_reads"."kind" in ('request', 'message'))
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "re_registration_due_on" date;--> statement-breakpoint
ALTER TABLE "plan_links" ADD COLUMN "situation_reason" text;--> statement-breakpoint
ALTER TABLE "message_preferences" ADD CONSTRAINT "message_preferences_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_desk_reads" ADD CONSTRAINT "service_desk_reads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_acts_waiting" ON "due_acts" USING btree ("kind","due_on","id") WHERE "due_acts"."done_at" is null;--> statement-breakpoint
CREATE INDEX "messages_of_participants" ON "messages" USING btree ("sent_at" DESC NULLS LAST) WHERE "messages"."author_role" = 'participant';--> statement-breakpoint
ALTER TABLE "plan_links" ADD CONSTRAINT "plan_links_situation_reason" CHECK ("plan_links"."situation_reason" is null or ("plan_links"."situation_reason" = 'PROVA_DE_VIDA' and "plan_links"."situation" = 6));