CREATE TABLE "saved_simulations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_simulations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"name" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"basis" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"saved_on" date NOT NULL,
	"conversation_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_simulations_name_said" CHECK (length(trim("saved_simulations"."name")) between 1 and 40),
	CONSTRAINT "saved_simulations_size" CHECK (octet_length("saved_simulations"."inputs"::text) + octet_length("saved_simulations"."basis"::text) + octet_length("saved_simulations"."result"::text) <= 20000)
);
--> statement-breakpoint
ALTER TABLE "saved_simulations" ADD CONSTRAINT "saved_simulations_link_id_plan_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."plan_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_simulations" ADD CONSTRAINT "saved_simulations_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_simulations_name" ON "saved_simulations" USING btree ("link_id",lower("name"));