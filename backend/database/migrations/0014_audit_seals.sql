CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_seals_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "audit_seals_position" CHECK ("audit_seals"."position" > 0),
	CONSTRAINT "audit_seals_hash" CHECK (length("audit_seals"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"entry_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","at","id","action","actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at","id","action");