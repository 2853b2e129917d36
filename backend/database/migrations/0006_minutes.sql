CREATE TABLE "meeting_minutes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_minutes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer,
	"body" smallint NOT NULL,
	"number" integer NOT NULL,
	"held_on" date NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tags" text[] NOT NULL,
	"attendees" text[] NOT NULL,
	"decisions" text[] NOT NULL,
	"published_on" date,
	CONSTRAINT "meeting_minutes_number" UNIQUE("body","number"),
	CONSTRAINT "meeting_minutes_body" CHECK ("meeting_minutes"."body" between 1 and 4),
	CONSTRAINT "meeting_minutes_positive" CHECK ("meeting_minutes"."number" > 0),
	CONSTRAINT "meeting_minutes_published_after" CHECK ("meeting_minutes"."published_on" >= "meeting_minutes"."held_on")
);
--> statement-breakpoint
ALTER TABLE "meeting_minutes" ADD CONSTRAINT "meeting_minutes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_minutes_newest" ON "meeting_minutes" USING btree ("held_on" DESC NULLS LAST,"id" DESC NULLS LAST);