CREATE TABLE "case_locks" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"holder_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_locks_order" CHECK ("case_locks"."expires_at" > "case_locks"."since")
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_notes_length" CHECK (char_length("case_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "watching_requests" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "case_locks" ADD CONSTRAINT "case_locks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_locks" ADD CONSTRAINT "case_locks_holder_id_people_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_locks_holder" ON "case_locks" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "case_locks_expiry" ON "case_locks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "case_notes_request" ON "case_notes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "case_notes_author" ON "case_notes" USING btree ("author_id");