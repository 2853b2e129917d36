CREATE TABLE "declarations" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"kind" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"valid_until" date,
	"digest" char(64) NOT NULL,
	CONSTRAINT "declarations_kind" CHECK ("declarations"."kind" in ('pep', 'fatca', 'residente-exterior'))
);
--> statement-breakpoint
CREATE TABLE "residence_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"request_id" integer
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residence_proofs" ADD CONSTRAINT "residence_proofs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "residence_proofs" ADD CONSTRAINT "residence_proofs_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declarations_person" ON "declarations" USING btree ("person_id","kind","declared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "residence_proofs_person" ON "residence_proofs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "residence_proofs_request" ON "residence_proofs" USING btree ("request_id");