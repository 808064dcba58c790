### Mots de la page pour les tables à plusieurs.

refusal-no_seat = Vous n’avez pas de place à cette table.
refusal-seat_taken = Quelqu’un est assis là.
refusal-match_runs = On ne change pas de place pendant une partie.
refusal-table_full = Toutes les places sont prises.
refusal-too_many_people = Trop de personnes sont venues à cette table.
refusal-not_host = Seul l’hôte de cette table peut le faire.
refusal-not_private = Seule une table privée peut être mise en pause.
refusal-no_clock = Cette table n’a pas de pendule.
refusal-no_free_text = À cette table il n’y a que des phrases toutes faites.
refusal-no_take_back = Vous n’avez rien à reprendre, ou quelqu’un a agi depuis.
refusal-no_such_person = Cette personne n’est pas à cette table.
refusal-spectator = Vous regardez ; pour jouer, venez d’abord à la table.
refusal-no_spectators = On ne peut plus regarder cette table.
refusal-removed = L’hôte de cette table vous en a écarté.
refusal-left = Vous avez quitté cette table.
refusal-bad_token = Cette place n’est pas la vôtre dans ce navigateur. Rouvrez la table par son lien.
refusal-bad_code = Ce code est faux, déjà utilisé ou trop ancien. Demandez-en un autre.
refusal-no_such_code = Il n’y a pas de table avec ce code.
refusal-record_not_yet = L’enregistrement s’obtient une fois la partie finie.
refusal-deal_not_yet = Cette donne se voit une fois finie, ou la partie finie là où l’on ne fait que couper.
refusal-no_such_deal = Cette donne n’existe pas à cette table.
refusal-no_analysis = Il n’y a pas encore d’analyse pour ce jeu.
refusal-no_hints = À cette table, il n’y a pas de conseils.
refusal-no_hint = Il n’y a pas de conseil pour vous maintenant.
refusal-bad_request = Le serveur ne peut pas accepter cela tel quel.
