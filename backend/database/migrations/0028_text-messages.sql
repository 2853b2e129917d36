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
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_person" ON "text_messages" USING btree ("person_id","queued_at");