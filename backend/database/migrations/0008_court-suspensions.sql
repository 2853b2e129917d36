CREATE TABLE "court_suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "court_suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"reason" text,
	"document_number" text,
	"ordered_from" date NOT NULL,
	"stands_since" date NOT NULL,
	"registered_by_id" integer,
	"lifted_on" date,
	"lifted_by_document" text,
	"lifted_by_id" integer,
	"made_up_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "court_suspensions_lifted" CHECK (("court_suspensions"."lifted_on" is null) = ("court_suspensions"."lifted_by_document" is null) and "court_suspensions"."lifted_on" >= "court_suspensions"."stands_since"),
	CONSTRAINT "court_suspensions_made_up" CHECK ("court_suspensions"."made_up_on" >= "court_suspensions"."lifted_on")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_subject_kind";--> statement-breakpoint
ALTER TABLE "court_suspensions" ADD CONSTRAINT "court_suspensions_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_suspensions" ADD CONSTRAINT "court_suspensions_registered_by_id_people_id_fk" FOREIGN KEY ("registered_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "court_suspensions" ADD CONSTRAINT "court_suspensions_lifted_by_id_people_id_fk" FOREIGN KEY ("lifted_by_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "court_suspensions_once" ON "court_suspensions" USING btree ("link_id") WHERE "court_suspensions"."lifted_on" is null;--> statement-breakpoint
CREATE INDEX "court_suspensions_link" ON "court_suspensions" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK (purpose in ('residence-proof', 'address-proof', 'selfie', 'identity-document', 'bank-account-proof', 'dependants-proof', 'dependant-document', 'medical-report', 'benefit-identity', 'benefit-cpf', 'benefit-address-proof', 'benefit-employment-end', 'benefit-disability-award', 'bank-return', 'death-certificate', 'court-order', 'sent-document', 'request-identity-document', 'request-bank-proof', 'request-address-proof', 'request-signed-form', 'request-other-document', 'conversation', 'export'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_subject_kind" CHECK (subject_kind in ('request', 'address', 'onboarding', 're-registration-draft', 'payment-clearing', 'court-suspension', 'message', 'death'));