CREATE TABLE "file_contents" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" integer,
	"link_id" integer,
	"subject_kind" text,
	"subject_id" integer,
	"sha256" char(64) NOT NULL,
	"bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"scan" text NOT NULL,
	"content_key" text,
	"uploaded_by" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	"upload_key" uuid,
	"sent_sha256" char(64),
	"attached_at" timestamp with time zone,
	"retained_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "files_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "files_upload_key" UNIQUE("owner_id","upload_key"),
	CONSTRAINT "files_purpose" CHECK (purpose in ('residence-proof', 'address-proof', 'selfie', 'identity-document', 'bank-account-proof', 'dependants-proof', 'export')),
	CONSTRAINT "files_subject_kind" CHECK (subject_kind in ('request', 'address', 'onboarding', 're-registration-draft')),
	CONSTRAINT "files_subject_whole" CHECK (("files"."subject_kind" is null) = ("files"."subject_id" is null)),
	CONSTRAINT "files_deleted" CHECK (("files"."deleted_at" is null) = ("files"."content_key" is not null))
);
--> statement-breakpoint
ALTER TABLE "address_proofs" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "residence_proofs" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exported_files" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "re_registration_files" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "address_proofs" CASCADE;--> statement-breakpoint
DROP TABLE "residence_proofs" CASCADE;--> statement-breakpoint
DROP TABLE "exported_files" CASCADE;--> statement-breakpoint
DROP TABLE "re_registration_files" CASCADE;--> statement-breakpoint
ALTER TABLE "addresses" DROP CONSTRAINT IF EXISTS "addresses_proof_id_address_proofs_id_fk";
--> statement-breakpoint
DROP INDEX "addresses_proof";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "proof_file_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_content_key_file_contents_key_fk" FOREIGN KEY ("content_key") REFERENCES "public"."file_contents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_people_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_contents_stored" ON "file_contents" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "files_retained" ON "files" USING btree ("retained_until") WHERE "files"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_proof_file_id_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_proof" ON "addresses" USING btree ("proof_file_id");--> statement-breakpoint
ALTER TABLE "addresses" DROP COLUMN "proof_id";