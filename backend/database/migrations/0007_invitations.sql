CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"kinship" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"sent_on" date NOT NULL,
	"accepted_on" date,
	"cancelled_on" date,
	"bounced_on" date,
	"submission_key" uuid,
	CONSTRAINT "invitations_address" UNIQUE("link_id","email"),
	CONSTRAINT "invitations_submission" UNIQUE("link_id","submission_key"),
	CONSTRAINT "invitations_email_small" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_phone" CHECK ("invitations"."phone" ~ '^([0-9]{10,11})?$'),
	CONSTRAINT "invitations_one_end" CHECK (num_nonnulls("invitations"."accepted_on", "invitations"."cancelled_on", "invitations"."bounced_on") <= 1)
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;