/**
 * First names that are common where English, Spanish, French, German, Italian, Polish, Arabic, Turkish, Indian and East Asian
 * families name children; in lower case, without those that are everyday words as well. Parents type in lower case too.
 */
export const firstNames: ReadonlySet<string> = new Set(
  `
    aaliyah aaron abby abdul abdullah abigail adam adan adele adrian adriana agnes ahmed aidan aiden aisha alan alba albert alejandra
    alejandro alessandro alex alexa alexander alexandra alexis alfie alfred ali alice alicia alina alison allison alma alvaro amaya amber
    amelia amelie amina amir amira amy ana anabel anastasia andre andrea andreas andres andrew angela angelina anika anita anna annabelle
    anne annie anthony antonia antonio anton anya aria ariana arjun arlo arthur arturo arya asher ashley astrid aubrey audrey august aurora
    austin ava avery axel ayla ayaan bailey barbara bart beatrice beatrix becky bella ben benedict benjamin bernard beth bethany bianca
    bilal billy blake bobby bonnie brandon brayden brian brianna brody brooklyn bruno bryan caleb callum camila cameron camille carina
    carl carla carlos carmen carolina caroline carter casper cassie catherine cecilia charlie charles charlotte chiara chloe chris
    christian christina christopher ciara clara clarissa claire claude clement cleo cody colin connor conor cora cristina cyrus daisy dakota
    damian dana daniel daniela danny daphne darcy dario david dean declan delilah dennis derek diana diego dimitri dina dominic dora dorothy
    doris duncan dylan eddie eden edith edward edwin eileen elena eleanor eli eliana elias elif elijah elin elinor eliot elisa elise elizabeth
    ella ellen ellie elliot elliott eloise elodie elsa elsie emil emilia emilio emily emine emir emma emmanuel emmett enrique eric erica erik
    erin esme esra esther ethan etta eva evan evangeline eve evelyn everett evie ezra fabian fatima felicity felix fergus fernando filip
    finlay finley finn fiona flora florence frances francesca francis francisco frank franz frederick freddie freya frida gabriel gabriela
    gareth gavin gemma geoffrey george georgia georgie gerard gianna gideon gina gino gloria gordon grayson gregory greta gus gustav gwen
    hadley hakim hamza hana hannah hans harper harriet harrison harry harvey hassan hattie hazel heidi helen helena helga henrik henry
    hector holly hugo hudson hussein ian ibrahim ida ignacio igor imani imogen ines ingrid irene iris isaac isabel isabella isabelle isaiah
    isla ismail ivan ivy jack jackson jacob jaden jake jakob jamal james jamie jan jana jane janet jared jasmin jasmine jason jasper javier
    jaxon jayden jean jeff jennifer jenny jeremy jesse jessica jessie jill jim jimmy joan joanna joe joel johan johanna john johnny jonah
    jonas jonathan jordan jorge josefine joseph josephine josh joshua josie juan juanita judith judy julia julian juliana julie juliet julius
    justin kai kaia karen karim karina karl karla kate katherine kathryn katie katja kayden kayla keira keith kelly ken kenji kevin khadija
    khalid kian kiara kieran kim kira klara konrad kristina kyle kylie laila lana lara larry laura lauren layla lea leah leila lena leni leo
    leon leona leonard leonie leonardo leonora leticia levi lewis lia liam lilah lilian liliana lillian lina linda lisa liv lleyton logan lola
    lorena lorenzo lottie lou louis louisa louise luca lucas lucia lucian lucy ludwig luis luisa luka lukas luke luna lydia lyra mabel maddie
    madeleine madison maeve magda magnus mahmoud maia malak malik manuel mara marcel marco marcus margaret margot maria mariam mariana marie
    marina mario marisol marius marlene marta martha martin martina marvin mary maryam mason mateo mathilda mathilde matilda matteo matthew
    matthias maximilian maxim mei mehmet melanie melissa mercedes mia micah michael michelle miguel mika mikael mila milan miles millie milo
    mina ming mira miriam mohamed mohammad mohammed moira molly monica monika morgan moritz moses muhammad murray mustafa nadia naima nancy naomi
    natalia natalie natasha nathan nathaniel neil nell nellie nia nicholas nick nico nicola nicolas nicole niels nikita nikolai nils nina noa
    noah noel noemi nora norah noor nuria oisin olga olive oliver olivia omar orla oscar oskar otis otto owen pablo paola patricia patrick
    paul paula paulina pauline pedro penelope peter petra philip philippa phoebe pierre piotr polly priya quentin quinn rachel rafael rahul raj
    ralph ramona raphael rashid raul raymond rebecca reuben rhys ricardo richard rita robert roberta roberto rodrigo roger rohan roman romeo
    ronald ronan rory rosa rosalie rosalind rosanna rosie ross rowan roxanne ruben ruby rufus rupert russell ruth ryan sabrina sadie saif sally
    salma salman sam samantha samir samira samuel sandra sanjay sara sarah sasha savannah scarlett sean sebastian selma serena sergio seth
    shaun sharon shreya sienna sierra simon simone skye sofia sofie sonia sonja sophia sophie stefan stefanie stella stephanie stephen steve
    steven stuart susan susanna susie suzanne sven sylvia tamara tamsin tania tanya tara tariq tatiana ted teresa tess tessa theo theodora
    theodore theresa thomas tiago tilda tilly tim timothy tobias toby todd tom tomas tommy tony tristan tyler ursula valentina valeria vanessa
    vera veronica victor victoria vikram vincent viola violeta virginia vivian vivienne vladimir walter wanda wendy wilfred wilhelm william
    willie winifred winston wolfgang xander xavier ximena yara yasmin yasmine yolanda yosef youssef yuki yusuf yvonne zac zach zachary zahra
    zainab zane zara zayn zelda zion zoe zoey zuri
  `
    .trim()
    .split(/\s+/),
)
