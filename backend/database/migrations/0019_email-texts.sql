CREATE TABLE "email_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text,
	"body" text,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" integer NOT NULL,
	CONSTRAINT "email_texts_version" UNIQUE("message","version"),
	CONSTRAINT "email_texts_whole" CHECK (num_nulls("email_texts"."subject", "email_texts"."body") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "text_version" integer;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "tested_text" jsonb;--> statement-breakpoint
ALTER TABLE "email_texts" ADD CONSTRAINT "email_texts_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;