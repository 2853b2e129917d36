CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account" char(64) NOT NULL,
	"place" char(64) NOT NULL,
	"network" char(64),
	"is_open" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_kind" CHECK ("attempts"."kind" in ('sign-in', 'password', 'password-link', 'code-asked', 'code-failed'))
);
--> statement-breakpoint
CREATE TABLE "database_purpose" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"purpose" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "database_purpose_only_one" CHECK ("database_purpose"."id" = 1),
	CONSTRAINT "database_purpose_known" CHECK ("database_purpose"."purpose" in ('entity', 'demonstration'))
);
--> statement-breakpoint
-- Until now only the demonstration registered an entity.
INSERT INTO "database_purpose" ("purpose") SELECT 'demonstration' WHERE EXISTS (SELECT FROM "pension_entity");--> statement-breakpoint
ALTER TABLE "login_failures" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "re_registration_attempts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "login_failures" CASCADE;--> statement-breakpoint
DROP TABLE "re_registration_attempts" CASCADE;--> statement-breakpoint
DROP INDEX "password_links_account";--> statement-breakpoint
ALTER TABLE "password_links" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "submission_key" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "attempts_account" ON "attempts" USING btree ("account","kind","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attempts_place" ON "attempts" USING btree ("place","kind","at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_submission" UNIQUE("author_id","submission_key");